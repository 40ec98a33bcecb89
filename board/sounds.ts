/** Small synthesised sounds, silent until a person asks for them; what makes them is fetched then. */
export type Sound = 'dice' | 'aboard' | 'reserve' | 'phantom' | 'darkhouse' | 'forbidden' | 'pearl' | 'step' | 'lost';

export const fetchSounds = () => import('./synthesiser.ts');

let wanted = false;
let context: AudioContext | undefined;

export function setSounds(on: boolean): void {
  wanted = on;
  if (on) {
    void fetchSounds().catch(() => undefined);
    void context?.resume();
  } else void context?.suspend();
}

/** `height` raises the sound step by step: how many are aboard, how high a die fell. */
export function sound(name: Sound, height = 0): void {
  if (!wanted) return;
  void fetchSounds()
    .then(({ players }) => {
      context ??= new AudioContext();
      players[name](context, context.currentTime, height);
    })
    // Offline and never fetched: then it stays quiet.
    .catch(() => undefined);
}
