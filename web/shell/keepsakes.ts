/**
 * Small things this browser remembers: settings, last choices. Where it must not (private windows, blocked storage), or has no room, nothing is
 * remembered and nothing breaks.
 */
export function recall(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function remember(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // Then it holds for this visit only.
  }
}

export function unlearn(key: string): void {
  try {
    localStorage.removeItem(key);
  } catch {
    // There was nothing.
  }
}

/** Everything remembered under keys that begin alike. */
export function recallAll(prefix: string): readonly (readonly [key: string, text: string])[] {
  try {
    return Object.entries(localStorage).filter(([key]) => key.startsWith(prefix));
  } catch {
    return [];
  }
}

/** What was remembered as JSON; `null` if it can no longer be read. */
export function recallJson(key: string): unknown {
  try {
    return JSON.parse(recall(key) ?? 'null');
  } catch {
    return null;
  }
}
