export type Fetch = () => Promise<unknown>;

/** `game`: the one that will likely be wanted, if any is known. */
type Course = (game?: string) => readonly Fetch[];

let fetchCourse: () => Promise<Course> = async () => () => [];

/** The app, which knows all its parts, says once where it is written in which order they are to come. */
export function planAhead(plan: typeof fetchCourse): void {
  fetchCourse = plan;
}

let begun = false;

/**
 * Once something can be done on the page, fetches the rest of the app bit by bit while nothing else happens and no piece moves:
 * from then on the network may go. The root element says when all is here.
 */
export function fetchAhead(game?: string): void {
  if (begun) return;
  begun = true;
  void setOut(game);
}

const patience = 60_000;

/** What a page still fetches for itself comes first, and nobody waits for the rest. */
const calm = 2500;

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

async function setOut(game?: string): Promise<void> {
  await wait(calm);
  await idle();
  const course = await fetchCourse().catch(() => null);
  if (course) await fetchAll(course(game));
  else setTimeout(() => void setOut(game), patience);
}

async function fetchAll(steps: readonly Fetch[]): Promise<void> {
  const missed: Fetch[] = [];
  for (const step of steps) {
    await idle();
    while (document.querySelector('[data-busy]')) await wait(200);
    await step().catch(() => missed.push(step));
  }
  if (missed.length === 0) document.documentElement.dataset.complete = '';
  else setTimeout(() => void fetchAll(missed), patience);
}

/** Safari knows no idle callbacks. */
export const idle = () =>
  new Promise<unknown>((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(resolve, { timeout: 1000 });
    else setTimeout(resolve, 100);
  });
