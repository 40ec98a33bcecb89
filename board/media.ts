import { createSignal, onCleanup } from 'solid-js';

/** Whether the screen answers a description, now and whenever it changes. */
export function createMedia(query: string): () => boolean {
  const media = matchMedia(query);
  const [matches, setMatches] = createSignal(media.matches);
  const onChange = () => setMatches(media.matches);
  media.addEventListener('change', onChange);
  onCleanup(() => media.removeEventListener('change', onChange));
  return matches;
}
