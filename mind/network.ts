/**
 * A small fully connected network: what self-play taught about who is winning. Hidden layers are rectified, the last one is a
 * sigmoid, so its answers lie between 0 and 1.
 */
export interface Network {
  /** How many numbers each layer holds, input first. */
  readonly sizes: readonly number[];
  /** Per layer after the input: the weights input by input (one row per input, one column per output), then one bias per output. */
  readonly layers: readonly Float32Array[];
}

export function emptyNetwork(sizes: readonly number[]): Network {
  return { sizes, layers: sizes.slice(1).map((outputs, i) => new Float32Array(outputs * (sizes[i] + 1))) };
}

/** Evaluates one network again and again without making garbage. It sees weights that are learned later. */
export function evaluator(network: Network): (input: ArrayLike<number>) => Float32Array {
  const values = network.sizes.slice(1).map((size) => new Float32Array(size));
  const last = values.length - 1;
  return (input) => {
    forward(network.layers[0], input, values[0]);
    for (let l = 1; l <= last; l++) {
      rectify(values[l - 1]);
      forward(network.layers[l], values[l - 1], values[l]);
    }
    squash(values[last]);
    return values[last];
  };
}

/** One layer. Many inputs are 0: those cost nothing. */
export function forward(layer: Float32Array, from: ArrayLike<number>, to: Float32Array): void {
  const outputs = to.length;
  const inputs = from.length;
  const biases = inputs * outputs;
  for (let o = 0; o < outputs; o++) to[o] = layer[biases + o];
  for (let i = 0, row = 0; i < inputs; i++, row += outputs) {
    const x = from[i];
    if (x === 0) continue;
    for (let o = 0; o < outputs; o++) to[o] += x * layer[row + o];
  }
}

/**
 * Evaluates a network whose inputs are all 0 or 1, told by which ones are lit, and in parts: what many positions share is added up
 * once. `sums` are those of the first hidden layer. Inputs the network does not have mean nothing to it.
 */
export class LitEvaluator {
  readonly #inputs: number;
  readonly #first: Float32Array;
  readonly #biases: Float32Array;
  readonly #above: readonly Float32Array[];
  readonly #values: readonly Float32Array[];

  constructor({ sizes, layers }: Network) {
    this.#inputs = sizes[0];
    this.#first = layers[0];
    this.#biases = layers[0].subarray(sizes[0] * sizes[1]);
    this.#above = layers.slice(1);
    this.#values = sizes.slice(1).map((size) => new Float32Array(size));
  }

  newSums(): Float32Array {
    return this.#biases.slice();
  }

  start(sums: Float32Array): void {
    sums.set(this.#biases);
  }

  /** Adds the inputs listed from `from` up to `to`. */
  add(sums: Float32Array, lit: ArrayLike<number>, from: number, to: number): void {
    const weights = this.#first;
    const width = sums.length;
    for (let n = from; n < to; n++) {
      if (lit[n] >= this.#inputs) continue;
      const row = lit[n] * width;
      for (let o = 0; o < width; o++) sums[o] += weights[row + o];
    }
  }

  finish(sums: Float32Array): number {
    const values = this.#values;
    const last = values.length - 1;
    values[0].set(sums);
    for (let l = 1; l <= last; l++) {
      rectify(values[l - 1]);
      forward(this.#above[l - 1], values[l - 1], values[l]);
    }
    return 1 / (1 + Math.exp(-values[last][0]));
  }
}

export function rectify(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) if (values[i] < 0) values[i] = 0;
}

export function squash(values: Float32Array): void {
  for (let i = 0; i < values.length; i++) values[i] = 1 / (1 + Math.exp(-values[i]));
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STEPS = 4095;

/** Two characters a weight, output by output: each layer is cut into 4096 steps between its smallest and its largest weight. */
export function writeNetwork({ sizes, layers }: Network): string {
  const texts = layers.map((layer, l) => {
    let low = layer[0];
    let high = layer[0];
    for (const weight of layer) {
      low = Math.min(low, weight);
      high = Math.max(high, weight);
    }
    const scale = high > low ? STEPS / (high - low) : 0;
    let text = '';
    for (const weight of turned(layer, sizes[l], sizes[l + 1])) {
      const step = Math.round((weight - low) * scale);
      text += DIGITS[step >> 6] + DIGITS[step & 63];
    }
    return `${low}:${high}:${text}`;
  });
  return [sizes.join('-'), ...texts].join(' ');
}

export function readNetwork(text: string): Network {
  const [shape, ...texts] = text.split(' ');
  const sizes = shape.split('-').map(Number);
  const layers = texts.map((layer, l) => {
    const [low, high, digits] = layer.split(':');
    const base = Number(low);
    const step = (Number(high) - base) / STEPS;
    const weights = Float32Array.from({ length: digits.length / 2 }, (_, i) => {
      return base + step * (DIGITS.indexOf(digits[2 * i]) * 64 + DIGITS.indexOf(digits[2 * i + 1]));
    });
    return turned(weights, sizes[l + 1], sizes[l]);
  });
  return { sizes, layers };
}

/** A table by columns instead of by rows; what follows it, the biases, stays where it is. */
function turned(layer: Float32Array, rows: number, columns: number): Float32Array {
  const out = layer.slice();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) out[column * rows + row] = layer[row * columns + column];
  }
  return out;
}
