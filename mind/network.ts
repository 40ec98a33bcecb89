/**
 * A small fully connected network: what self-play taught about who is winning. Hidden layers are rectified, the last one is a
 * sigmoid, so its answers lie between 0 and 1.
 */
export interface Network {
  /** How many numbers each layer holds, input first. */
  readonly sizes: readonly number[];
  /** Per layer after the input: weights row by row (one row per output), then one bias per output. */
  readonly layers: readonly Float32Array[];
}

export function emptyNetwork(sizes: readonly number[]): Network {
  return { sizes, layers: sizes.slice(1).map((outputs, i) => new Float32Array(outputs * (sizes[i] + 1))) };
}

/** Evaluates one network again and again without making garbage. Many inputs are 0: those cost nothing in the first layer. */
export function evaluator(network: Network): (input: ArrayLike<number>) => Float32Array {
  const { sizes, layers } = network;
  const values = sizes.slice(1).map((size) => new Float32Array(size));
  const columns = transposed(layers[0], sizes[0], sizes[1]);
  const last = values.length - 1;
  return (input) => {
    const first = values[0];
    const hidden = first.length;
    const biases = sizes[0] * hidden;
    for (let o = 0; o < hidden; o++) first[o] = columns[biases + o];
    for (let i = 0; i < sizes[0]; i++) {
      const x = input[i];
      if (x === 0) continue;
      const column = i * hidden;
      for (let o = 0; o < hidden; o++) first[o] += x * columns[column + o];
    }
    activate(first, last === 0);
    for (let l = 1; l <= last; l++) {
      const from = values[l - 1];
      const to = values[l];
      const weights = layers[l];
      const width = from.length;
      const bias = width * to.length;
      for (let o = 0; o < to.length; o++) {
        let total = weights[bias + o];
        const row = o * width;
        for (let i = 0; i < width; i++) total += weights[row + i] * from[i];
        to[o] = total;
      }
      activate(to, l === last);
    }
    return values[last];
  };
}

function activate(values: Float32Array, isLast: boolean): void {
  for (let i = 0; i < values.length; i++) {
    if (isLast) values[i] = 1 / (1 + Math.exp(-values[i]));
    else if (values[i] < 0) values[i] = 0;
  }
}

/** The first layer by input instead of by output, biases last. */
function transposed(layer: Float32Array, inputs: number, outputs: number): Float32Array {
  const out = new Float32Array(layer.length);
  for (let o = 0; o < outputs; o++) {
    for (let i = 0; i < inputs; i++) out[i * outputs + o] = layer[o * inputs + i];
    out[inputs * outputs + o] = layer[inputs * outputs + o];
  }
  return out;
}

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
const STEPS = 4095;

/** Two characters a weight: each layer is cut into 4096 steps between its smallest and its largest weight. */
export function writeNetwork(network: Network): string {
  const layers = network.layers.map((layer) => {
    const low = Math.min(...layer);
    const high = Math.max(...layer);
    const scale = high > low ? STEPS / (high - low) : 0;
    let text = '';
    for (const weight of layer) {
      const step = Math.round((weight - low) * scale);
      text += DIGITS[step >> 6] + DIGITS[step & 63];
    }
    return `${low}:${high}:${text}`;
  });
  return [network.sizes.join('-'), ...layers].join(' ');
}

export function readNetwork(text: string): Network {
  const [sizes, ...layers] = text.split(' ');
  return {
    sizes: sizes.split('-').map(Number),
    layers: layers.map((layer) => {
      const [low, high, digits] = layer.split(':');
      const base = Number(low);
      const step = (Number(high) - base) / STEPS;
      return Float32Array.from({ length: digits.length / 2 }, (_, i) => {
        return base + step * (DIGITS.indexOf(digits[2 * i]) * 64 + DIGITS.indexOf(digits[2 * i + 1]));
      });
    }),
  };
}
