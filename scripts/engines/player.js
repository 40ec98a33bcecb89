/**
 * Runs inside the page, handed over as text: plays the game on show to its end as the hints advise, by pressing what a person presses, and
 * answers how it went. Waits for what the page shows, each time for as long as the patience.
 */
export async function playToTheEnd(patience) {
  const complaints = [];
  addEventListener('error', ({ message }) => complaints.push(message));
  addEventListener('unhandledrejection', ({ reason }) => complaints.push(String(reason)));
  const { error } = console;
  console.error = (...said) => {
    complaints.push(said.map(String).join(' '));
    error(...said);
  };
  const find = (selector) => document.querySelector(selector);
  const isOver = () => location.pathname.endsWith('/end');
  const shown = async (what, look) => {
    const until = Date.now() + patience;
    for (let found = look(); ; found = look()) {
      if (found) return found;
      if (Date.now() > until) throw new Error(`waited for ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  let decisions = 0;
  try {
    (await shown('the form', () => find('.set-out button[aria-disabled="false"]'))).click();
    for (;;) {
      const hint = await shown(
        'my turn',
        () =>
          isOver() ||
          (!find('[data-storing], [data-busy], .sheet') &&
            (find('[data-release]') ?? find('.wide-hint[aria-disabled="false"]'))),
      );
      if (hint === true) break;
      const before = find('[data-at]')?.getAttribute('data-at');
      hint.click();
      if (hint.matches('.wide-hint')) {
        (await shown('a hint', () => find('.hint'))).click();
        (await shown('what to do', () => find('.hint-list .f-button.primary'))).click();
      }
      await shown('the decision', () => isOver() || find('[data-at]')?.getAttribute('data-at') !== before);
      decisions++;
    }
    await shown('the end', () => find('h1')?.textContent);
    return { ok: complaints.length === 0, decisions, end: find('h1').textContent, complaints };
  } catch (failure) {
    const seen = document.body.innerText.replace(/\s+/g, ' ').slice(0, 400);
    return { ok: false, decisions, end: `${failure.message} at ${location.pathname}: ${seen}`, complaints };
  }
}
