import type { Sound } from './sounds.ts';

const loudness = 0.12;

function envelope(audio: AudioContext, at: number, seconds: number, peak = loudness): GainNode {
  const gain = audio.createGain();
  gain.gain.setValueAtTime(0, at);
  gain.gain.linearRampToValueAtTime(peak, at + 0.008);
  gain.gain.exponentialRampToValueAtTime(0.0005, at + seconds);
  gain.connect(audio.destination);
  return gain;
}

function tone(
  audio: AudioContext,
  at: number,
  hertz: number,
  seconds: number,
  type: OscillatorType = 'sine',
  peak = loudness,
): void {
  const source = audio.createOscillator();
  source.type = type;
  source.frequency.value = hertz;
  source.connect(envelope(audio, at, seconds, peak));
  source.start(at);
  source.stop(at + seconds);
}

let noise: AudioBuffer | undefined;

function breath(audio: AudioContext, at: number, seconds: number, from: number, to: number, peak = loudness): void {
  if (!noise) {
    noise = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
    const samples = noise.getChannelData(0);
    let state = 22222;
    for (let i = 0; i < samples.length; i += 1) {
      state = (state * 16807) % 2147483647;
      samples[i] = (state / 2147483647) * 2 - 1;
    }
  }
  const source = audio.createBufferSource();
  source.buffer = noise;
  const filter = audio.createBiquadFilter();
  filter.type = 'lowpass';
  filter.frequency.setValueAtTime(from, at);
  filter.frequency.linearRampToValueAtTime(to, at + seconds);
  source.connect(filter).connect(envelope(audio, at, seconds, peak));
  source.start(at);
  source.stop(at + seconds);
}

/** A major scale over one octave and a second: nine aboard make the chord. */
const scale = [0, 2, 4, 5, 7, 9, 11, 12, 14];
const note = (height: number): number => 294 * 2 ** ((scale[Math.min(height, 8)] ?? 0) / 12);

/** How each sound is made: shorter than 400 ms, and quiet. `height` raises it step by step. */
export const players: { readonly [name in Sound]: (audio: AudioContext, at: number, height: number) => void } = {
  dice: (audio, at) => {
    for (const [i, pause] of [0, 0.07, 0.12, 0.2, 0.26].entries())
      breath(audio, at + pause, 0.06, 500 + i * 350, 300, 0.32);
  },
  step: (audio, at) => breath(audio, at, 0.06, 1400, 400, 0.3),
  aboard: (audio, at, height) => {
    // Ears take a higher note for a louder one.
    const peak = loudness * (note(0) / note(height)) ** 0.6;
    tone(audio, at, note(height), 0.3, 'triangle', peak);
    tone(audio, at + 0.05, note(height) * 1.5, 0.3, 'triangle', peak / 2);
    if (height >= 8)
      for (const third of [1.25, 2]) tone(audio, at + 0.1, note(0) * third, 0.3, 'triangle', loudness / 4);
  },
  reserve: (audio, at) => tone(audio, at, 880, 0.14, 'triangle', loudness / 2),
  phantom: (audio, at) => breath(audio, at, 0.38, 160, 560, 1.45),
  darkhouse: (audio, at) => {
    tone(audio, at, 70, 0.2, 'sawtooth', 0.15);
    tone(audio, at + 0.18, 62, 0.2, 'sawtooth', 0.15);
  },
  forbidden: (audio, at) => {
    tone(audio, at, 147, 0.18, 'triangle', 0.17);
    breath(audio, at, 0.08, 500, 120, 0.4);
  },
  lost: (audio, at) => breath(audio, at, 0.3, 700, 80, 0.28),
  pearl: (audio, at) => tone(audio, at, 1568, 0.22, 'sine', 0.36 * loudness),
};
