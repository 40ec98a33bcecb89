/**
 * What lies over the page, the newest on top. Escape closes the top one, and so does going back, by the browser's button or the phone's:
 * never the page beneath. For that the page's entry in the history is doubled while something lies over it.
 */
const layers: (() => void)[] = [];

/** In the second entry of a doubled page. */
interface Doubled {
  readonly doubled: true;
}

const isDoubled = (): boolean => (history.state as Partial<Doubled> | null)?.doubled === true;

/** Whether the entry on show is the second of a doubled page: kept, because the entry one comes from cannot be asked for. */
let onDouble = isDoubled();

function double(): void {
  if (onDouble) return;
  history.pushState({ doubled: true } satisfies Doubled, '');
  onDouble = true;
}

/** Something lies over the page until the answer is called; `close` takes it away. */
export function lieOver(close: () => void): () => void {
  const layer = () => close();
  layers.push(layer);
  double();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
  };
}

/** Shows another address in the bar. A second entry that nothing needs any more is taken for it. */
export function enter(address: string, how: 'push' | 'replace'): void {
  if (how === 'push' && !onDouble) history.pushState(null, '', address);
  else history.replaceState(null, '', address);
  onDouble = false;
}

addEventListener('popstate', () => {
  const wasOnDouble = onDouble;
  onDouble = isDoubled();
  if (onDouble) return;
  const top = layers.at(-1);
  if (top) {
    top();
    if (layers.length > 0) double();
  } else if (wasOnDouble) {
    // Nothing lay over the page any more: whoever went back wanted to leave it.
    history.back();
  }
});

addEventListener(
  'keydown',
  (event) => {
    const top = layers.at(-1);
    if (event.key !== 'Escape' || !top) return;
    event.stopImmediatePropagation();
    event.preventDefault();
    top();
  },
  true,
);
