/** What one tab tells the others: a game has changed, and how many entries it has now; `null` if it is gone. */
export interface News {
  readonly id: string;
  readonly length: number | null;
}

/** A wish to be the one tab that plays a game, until it is released. */
export interface Hold {
  /** Takes the game from whichever tab has it. */
  takeOver(): void;
  release(): void;
}

/** The other tabs of this browser that show the same app. */
export interface Tabs {
  /** `changed` is told whenever this tab gets the game or loses it. Without one, it is waited for. */
  hold(id: string, changed: (held: boolean) => void): Hold;
  tell(news: News): void;
  listen(listener: (news: News) => void): void;
}

/** No other tab can see what this one keeps. */
export const noTabs: Tabs = {
  hold(_id, changed) {
    changed(true);
    return { takeOver: () => undefined, release: () => undefined };
  },
  tell: () => undefined,
  listen: () => undefined,
};

const isNews = (data: unknown): data is News =>
  typeof data === 'object' && data !== null && 'id' in data && 'length' in data && typeof data.id === 'string';

/** The browser's tabs: they hold games by its locks where it has them, and tell each other on a channel. */
export function browserTabs(): Tabs {
  const channel = openChannel('fathom/saves');
  return {
    hold: 'locks' in navigator ? holdByLock : holdByAsking,
    tell: (news) => channel?.postMessage(news),
    listen: (listener) =>
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) listener(data);
      }),
  };
}

function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}

function holdByLock(id: string, changed: (held: boolean) => void): Hold {
  const name = `fathom/save/${id}`;
  let released = false;
  let letGo: () => void = () => undefined;
  let waiting = new AbortController();

  const ask = (steal: boolean) => {
    waiting.abort();
    waiting = new AbortController();
    const { signal } = waiting;
    void navigator.locks
      .request(name, steal ? { steal } : { signal }, () => {
        if (released || signal.aborted) return;
        return new Promise<void>((resolve) => {
          letGo = resolve;
          changed(true);
        });
      })
      .catch(() => {
        // Taken over by another tab: the game comes back when that one is closed.
        if (released || signal.aborted) return;
        changed(false);
        ask(false);
      });
  };
  ask(false);
  return {
    takeOver: () => ask(true),
    release() {
      released = true;
      waiting.abort();
      letGo();
    },
  };
}

type Question = { readonly id: string; readonly tab: string; readonly say: 'who?' | 'me' | 'mine now' | 'free' };

const answerTime = 300;

/**
 * Browsers without locks (any, on plain http beyond this computer): whoever holds a game answers for it. Two tabs may both believe
 * to hold it if one of them sleeps; the store then refuses the one that is behind.
 */
function holdByAsking(id: string, changed: (held: boolean) => void): Hold {
  const tab = Math.random().toString(36).slice(2);
  const channel = openChannel('fathom/holds');
  let held = false;
  let answered = false;
  let released = false;
  const say = (what: Question['say']) => channel?.postMessage({ id, tab, say: what } satisfies Question);
  const become = (now: boolean) => {
    if (now === held) return;
    held = now;
    changed(now);
  };
  const ask = () => {
    answered = false;
    say('who?');
    setTimeout(() => !answered && !released && become(true), channel ? answerTime : 0);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<Question>) => {
    if (data.id !== id || data.tab === tab) return;
    if (data.say === 'who?' && held) say('me');
    else if (data.say === 'me') answered = true;
    else if (data.say === 'mine now') {
      answered = true;
      become(false);
    } else if (data.say === 'free' && !held) ask();
  });
  ask();
  return {
    takeOver() {
      say('mine now');
      become(true);
    },
    release() {
      released = true;
      if (held) say('free');
      channel?.close();
    },
  };
}
