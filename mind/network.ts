import { at, last } from '@fathom/kernel';

/**
 * A small fully connected network (multilayer perceptron): what self-play taught about who is winning. Hidden layers are rectified
 * (ReLU), the last one is a sigmoid, so its answers lie between 0 and 1.
 */
export interface Network {
  /** How many numbers each layer holds, input first. */
  readonly sizes: readonly number[];
  /** Per layer after the input: the weights input by input (one row per input, one column per output), then one bias per output. */
  readonly layers: readonly Float32Array[];
}

export function emptyNetwork(sizes: readonly number[]): Network {
  return { sizes, layers: sizes.slice(1).map((outputs, i) => new Float32Array(outputs * (at(sizes, i) + 1))) };
}

/** Evaluates one network again and again without making garbage. It sees weights that are learned later. */
export function evaluator(network: Network): (input: ArrayLike<number>) => Float32Array {
  const stages = network.layers.map((weights, l) => ({ weights, values: new Float32Array(at(network.sizes, l + 1)) }));
  const hidden = stages.slice(0, -1);
  const output = last(stages);
  return (input) => {
    let from = input;
    for (const { weights, values } of hidden) {
      forward(weights, from, values);
      rectify(values);
      from = values;
    }
    forward(output.weights, from, output.values);
    squash(output.values);
    return output.values;
  };
}

/** The inputs of a layer that are not 0: grows with the widest layer met. */
let lit = new Int32Array(64);

/**
 * One layer. Many inputs are 0: those cost nothing. The others are added four at a time, which is twice as fast; each sum is rounded as if they
 * came one by one, so that the same lessons teach the same net. Here and below `?? 0` is for the compiler alone: no index leaves its array.
 */
export function forward(layer: Float32Array, from: ArrayLike<number>, to: Float32Array): void {
  const outputs = to.length;
  const inputs = from.length;
  const biases = inputs * outputs;
  for (let o = 0; o < outputs; o++) to[o] = layer[biases + o] ?? 0;
  if (lit.length < inputs) lit = new Int32Array(inputs);
  let count = 0;
  for (let i = 0; i < inputs; i++) if (from[i] !== 0) lit[count++] = i;
  const { fround } = Math;
  let n = 0;
  for (; n + 4 <= count; n += 4) {
    const i = lit[n] ?? 0;
    const j = lit[n + 1] ?? 0;
    const k = lit[n + 2] ?? 0;
    const l = lit[n + 3] ?? 0;
    const x = from[i] ?? 0;
    const y = from[j] ?? 0;
    const z = from[k] ?? 0;
    const w = from[l] ?? 0;
    const a = i * outputs;
    const b = j * outputs;
    const c = k * outputs;
    const d = l * outputs;
    for (let o = 0; o < outputs; o++) {
      const one = fround((to[o] ?? 0) + x * (layer[a + o] ?? 0));
      const two = fround(one + y * (layer[b + o] ?? 0));
      to[o] = fround(two + z * (layer[c + o] ?? 0)) + w * (layer[d + o] ?? 0);
    }
  }
  for (; n < count; n++) {
    const i = lit[n] ?? 0;
    const x = from[i] ?? 0;
    const row = i * outputs;
    for (let o = 0; o < outputs; o++) to[o] = (to[o] ?? 0) + x * (layer[row + o] ?? 0);
  }
}

/**
 * Evaluates a network whose inputs are all 0 or 1, told by which ones are lit, and in parts: what many positions share is added up
 * once. `sums` are those of the first hidden layer, the accumulator of an efficiently updatable network. Inputs the network does not have mean nothing to it.
 */
export class LitEvaluator {
  readonly #inputs: number;
  readonly #first: Float32Array;
  readonly #biases: Float32Array;
  readonly #hidden: Float32Array;
  readonly #above: readonly { readonly weights: Float32Array; readonly values: Float32Array }[];

  constructor({ sizes, layers }: Network) {
    const width = at(sizes, 1);
    this.#inputs = at(sizes, 0);
    this.#first = at(layers, 0);
    this.#biases = this.#first.subarray(this.#inputs * width);
    this.#hidden = new Float32Array(width);
    this.#above = layers.slice(1).map((weights, l) => ({ weights, values: new Float32Array(at(sizes, l + 2)) }));
  }

  newSums(): Float32Array {
    return this.#biases.slice();
  }

  start(sums: Float32Array): void {
    sums.set(this.#biases);
  }

  /** Adds the inputs listed from `from` up to `to`: four at a time, rounded as one by one. */
  add(sums: Float32Array, lit: ArrayLike<number>, from: number, to: number): void {
    const weights = this.#first;
    const inputs = this.#inputs;
    const width = sums.length;
    const { fround } = Math;
    let n = from;
    for (; n + 4 <= to; n += 4) {
      const i = lit[n] ?? 0;
      const j = lit[n + 1] ?? 0;
      const k = lit[n + 2] ?? 0;
      const l = lit[n + 3] ?? 0;
      if (i >= inputs || j >= inputs || k >= inputs || l >= inputs) {
        for (let m = n; m < n + 4; m++) this.#addOne(sums, lit[m] ?? 0);
        continue;
      }
      const a = i * width;
      const b = j * width;
      const c = k * width;
      const d = l * width;
      for (let o = 0; o < width; o++) {
        const two = fround(fround((sums[o] ?? 0) + (weights[a + o] ?? 0)) + (weights[b + o] ?? 0));
        sums[o] = fround(two + (weights[c + o] ?? 0)) + (weights[d + o] ?? 0);
      }
    }
    for (; n < to; n++) this.#addOne(sums, lit[n] ?? 0);
  }

  #addOne(sums: Float32Array, input: number): void {
    if (input >= this.#inputs) return;
    const weights = this.#first;
    const width = sums.length;
    const row = input * width;
    for (let o = 0; o < width; o++) sums[o] = (sums[o] ?? 0) + (weights[row + o] ?? 0);
  }

  finish(sums: Float32Array): number {
    return sigmoid(this.odds(sums));
  }

  /** The logarithm of the odds that the answer is. */
  odds(sums: Float32Array): number {
    let from = this.#hidden;
    from.set(sums);
    for (const { weights, values } of this.#above) {
      rectify(from);
      forward(weights, from, values);
      from = values;
    }
    return from[0] ?? 0;
  }
}

export function rectify(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if ((values[i] ?? 0) < 0) values[i] = 0;
}

export function squash(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) values[i] = sigmoid(values[i] ?? 0);
}

const sigmoid = (value: number): number => 1 / (1 + Math.exp(-value));

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STEPS = 4095;

/** Two characters a weight, output by output: each layer is cut into 4096 steps between its smallest and its largest weight. */
export function writeNetwork({ sizes, layers }: Network): string {
  const texts = layers.map((layer, l) => {
    let low = Number.POSITIVE_INFINITY;
    let high = Number.NEGATIVE_INFINITY;
    for (const weight of layer) {
      low = Math.min(low, weight);
      high = Math.max(high, weight);
    }
    const scale = high > low ? STEPS / (high - low) : 0;
    let text = '';
    for (const weight of turned(layer, at(sizes, l), at(sizes, l + 1))) {
      const step = Math.round((weight - low) * scale);
      text += DIGITS.charAt(step >> 6) + DIGITS.charAt(step & 63);
    }
    return `${low}:${high}:${text}`;
  });
  return [sizes.join('-'), ...texts].join(' ');
}

export function readNetwork(text: string): Network {
  const [shape = '', ...texts] = text.split(' ');
  const sizes = shape.split('-').map(Number);
  const layers = texts.map((layer, l) => {
    const [low, high, digits = ''] = layer.split(':');
    const base = Number(low);
    const step = (Number(high) - base) / STEPS;
    const weights = Float32Array.from({ length: digits.length / 2 }, (_, i) => {
      return base + step * (DIGITS.indexOf(digits.charAt(2 * i)) * 64 + DIGITS.indexOf(digits.charAt(2 * i + 1)));
    });
    return turned(weights, at(sizes, l + 1), at(sizes, l));
  });
  return { sizes, layers };
}

/** A table by columns instead of by rows; what follows it, the biases, stays where it is. */
function turned(layer: Float32Array, rows: number, columns: number): Float32Array {
  const out = layer.slice();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) out[column * rows + row] = layer[row * columns + column] ?? 0;
  }
  return out;
}
