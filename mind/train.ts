import type { Random } from '@fathom/kernel';
import { emptyNetwork, type Network } from './network.ts';

/** Weights to begin with, drawn so that signals neither fade nor explode (He initialisation). */
export function randomNetwork(sizes: readonly number[], random: Random): Network {
  const network = emptyNetwork(sizes);
  network.layers.forEach((layer, l) => {
    const inputs = sizes[l];
    const spread = Math.sqrt(2 / inputs);
    for (let i = 0; i < inputs * sizes[l + 1]; i++) layer[i] = spread * bell(random);
  });
  return network;
}

/** About a normal draw: twelve uniform ones. */
function bell(random: Random): number {
  let total = -6;
  for (let i = 0; i < 12; i++) total += random.below(1 << 20) / (1 << 20);
  return total;
}

/** Fits a network to examples by stochastic gradient descent with Adam on the cross-entropy of its first output. */
export class Trainer {
  readonly network: Network;
  rate: number;
  readonly #mean: Float32Array[];
  readonly #square: Float32Array[];
  readonly #slope: Float32Array[];
  readonly #values: Float32Array[];
  readonly #errors: Float32Array[];
  /** Which inputs are not 0: most are, and those teach the first layer nothing. */
  readonly #lit: Int32Array;
  #lights = 0;
  #steps = 0;
  #examples = 0;

  constructor(network: Network, rate = 1e-3) {
    this.network = network;
    this.rate = rate;
    const zeros = () => network.layers.map((layer) => new Float32Array(layer.length));
    this.#mean = zeros();
    this.#square = zeros();
    this.#slope = zeros();
    this.#values = network.sizes.map((size) => new Float32Array(size));
    this.#errors = network.sizes.map((size) => new Float32Array(size));
    this.#lit = new Int32Array(network.sizes[0]);
  }

  /** Adds one example to the batch: what the answer to this input should be. Returns what it was. */
  learn(input: ArrayLike<number>, target: number): number {
    const { sizes, layers } = this.network;
    this.#values[0].set(input);
    this.#lights = 0;
    for (let i = 0; i < sizes[0]; i++) if (input[i] !== 0) this.#lit[this.#lights++] = i;
    const last = layers.length;
    this.#first(last === 1);
    for (let l = 2; l <= last; l++) {
      const from = this.#values[l - 1];
      const to = this.#values[l];
      const weights = layers[l - 1];
      const width = sizes[l - 1];
      for (let o = 0; o < to.length; o++) {
        let total = weights[width * to.length + o];
        for (let i = 0, w = o * width; i < width; i++, w++) total += weights[w] * from[i];
        to[o] = l === last ? 1 / (1 + Math.exp(-total)) : Math.max(0, total);
      }
    }
    const answer = this.#values[last][0];
    this.#errors[last].fill(0);
    this.#errors[last][0] = answer - target;
    for (let l = last; l >= 2; l--) this.#backwards(l);
    this.#firstSlopes();
    this.#examples++;
    return answer;
  }

  #first(isLast: boolean): void {
    const from = this.#values[0];
    const to = this.#values[1];
    const weights = this.network.layers[0];
    const width = from.length;
    for (let o = 0; o < to.length; o++) {
      let total = weights[width * to.length + o];
      const row = o * width;
      for (let n = 0; n < this.#lights; n++) total += weights[row + this.#lit[n]] * from[this.#lit[n]];
      to[o] = isLast ? 1 / (1 + Math.exp(-total)) : Math.max(0, total);
    }
  }

  #firstSlopes(): void {
    const from = this.#values[0];
    const error = this.#errors[1];
    const slope = this.#slope[0];
    const width = from.length;
    for (let o = 0; o < error.length; o++) {
      const wrong = error[o];
      if (wrong === 0) continue;
      const row = o * width;
      for (let n = 0; n < this.#lights; n++) slope[row + this.#lit[n]] += wrong * from[this.#lit[n]];
      slope[width * error.length + o] += wrong;
    }
  }

  /** The slopes of one layer's weights from its errors, and the errors of the layer before. */
  #backwards(l: number): void {
    const from = this.#values[l - 1];
    const error = this.#errors[l];
    const before = this.#errors[l - 1];
    const weights = this.network.layers[l - 1];
    const slope = this.#slope[l - 1];
    const width = from.length;
    before.fill(0);
    for (let o = 0; o < error.length; o++) {
      const wrong = error[o];
      if (wrong === 0) continue;
      const row = o * width;
      for (let i = 0; i < width; i++) {
        slope[row + i] += wrong * from[i];
        before[i] += wrong * weights[row + i];
      }
      slope[width * error.length + o] += wrong;
    }
    for (let i = 0; i < width; i++) if (from[i] <= 0) before[i] = 0;
  }

  /** Takes one step with the examples learned since the last one. */
  step(): void {
    if (this.#examples === 0) return;
    this.#steps++;
    const share = 1 / this.#examples;
    const meanDue = 1 - 0.9 ** this.#steps;
    const squareDue = 1 - 0.999 ** this.#steps;
    this.network.layers.forEach((weights, l) => {
      const mean = this.#mean[l];
      const square = this.#square[l];
      const slope = this.#slope[l];
      for (let i = 0; i < weights.length; i++) {
        const g = slope[i] * share;
        mean[i] = 0.9 * mean[i] + 0.1 * g;
        square[i] = 0.999 * square[i] + 0.001 * g * g;
        weights[i] -= (this.rate * (mean[i] / meanDue)) / (Math.sqrt(square[i] / squareDue) + 1e-8);
        slope[i] = 0;
      }
    });
    this.#examples = 0;
  }
}
