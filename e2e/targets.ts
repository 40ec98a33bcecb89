import type { Page } from '@playwright/test';

/**
 * What can be touched on the page but not hit by a finger: whose reach around its middle is less than 40 px across, and which no
 * larger thing does as well. What is scrolled out of sight inside a page is left out, and so are lines of the log where there is a mouse.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // What has just come can be touched a moment later.
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(passing.map(({ finished }) => finished));
    const around = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
    const nearest = (hits: (far: number, way: number) => boolean): number => {
      for (let far = 1; far < 20; far++) if (!around.every((way) => hits(far - 0.5, way))) return 2 * (far - 1);
      return 38;
    };
    const reach = (target: Element): number | null => {
      const shape = target.querySelector('.naut-spot') ?? target;
      // What the lower edge of a scrolling page cuts, or a bar that stays there, is looked at whole.
      if (document.documentElement.scrollHeight > innerHeight)
        shape.scrollIntoView({ block: 'center', behavior: 'instant' });
      const box = shape.getBoundingClientRect();
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
      const hits = (far: number, way: number) =>
        target.contains(document.elementFromPoint(x + far * Math.cos(way), y + far * Math.sin(way)));
      if (box.width < 4 || !hits(0, 0)) return null;
      // A box of 40 px that begins between two pixels loses up to one of them.
      for (const far of [19, 10]) if (!around.every((way) => hits(far, way))) return nearest(hits);
      return 40;
    };
    const fine = matchMedia('(pointer: fine)').matches ? ':not(.log-lines *)' : '';
    const measured = [
      ...document.querySelectorAll(`:is(button:not(:disabled), a[href], summary, [data-lit])${fine}`),
    ].map((target) => ({ target, move: target.getAttribute('data-move'), across: reach(target) }));
    scrollTo(0, 0);
    const large = new Set(measured.flatMap(({ move, across }) => (across === 40 ? [move] : [])));
    return measured
      .filter(({ move, across }) => across !== null && across < 40 && (move === null || !large.has(move)))
      .map(({ target, across }) => `${across} px: ${target.outerHTML.slice(0, 160)}`);
  });
}
