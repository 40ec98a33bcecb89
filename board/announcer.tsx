import { createSignal, type JSX } from 'solid-js';

/** One voice for the whole page: whatever is announced is read out once, in order, without taking the focus. */
export interface Announcer {
  announce(sentence: string): void;
  /** Nothing of what was said stays to be found by whoever comes next. */
  hush(): void;
  Voice(): JSX.Element;
}

export function createAnnouncer(): Announcer {
  const [said, setSaid] = createSignal('');
  let pending: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    announce(sentence) {
      pending.push(sentence);
      clearTimeout(timer);
      // Sentences that come together are read together; an equal sentence said again is still read.
      timer = setTimeout(() => {
        const text = pending.join(' ');
        pending = [];
        setSaid((before) => (before === text ? `${text} ` : text));
      }, 60);
    },
    hush() {
      clearTimeout(timer);
      pending = [];
      setSaid('');
    },
    Voice: () => (
      <div class="f-unseen" role="status" aria-live="polite">
        {said()}
      </div>
    ),
  };
}
