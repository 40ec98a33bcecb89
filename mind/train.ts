import type { Random } from '@fathom/kernel';
import { emptyNetwork, forward, type Network, rectify, squash } from './network.ts';

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
  }

  /** Adds one example to the batch: what the answer to this input should be. Returns what it was. */
  learn(input: ArrayLike<number>, target: number): number {
    const { layers } = this.network;
    const values = this.#values;
    values[0].set(input);
    const last = layers.length;
    for (let l = 1; l <= last; l++) {
      forward(layers[l - 1], values[l - 1], values[l]);
      if (l < last) rectify(values[l]);
    }
    squash(values[last]);
    const answer = values[last][0];
    this.#errors[last].fill(0);
    this.#errors[last][0] = answer - target;
    for (let l = last; l >= 1; l--) this.#backwards(l);
    this.#examples++;
    return answer;
  }

  /** The slopes of one layer's weights from its errors, and the errors of the layer before. */
  #backwards(l: number): void {
    const from = this.#values[l - 1];
    const error = this.#errors[l];
    const before = this.#errors[l - 1];
    const weights = this.network.layers[l - 1];
    const slope = this.#slope[l - 1];
    const outputs = error.length;
    for (let i = 0, row = 0; i < from.length; i++, row += outputs) {
      const x = from[i];
      before[i] = 0;
      // A silent input teaches nothing; behind a rectifier it learns nothing either.
      if (x === 0) continue;
      for (let o = 0; o < outputs; o++) slope[row + o] += x * error[o];
      if (l === 1) continue;
      let total = 0;
      for (let o = 0; o < outputs; o++) total += weights[row + o] * error[o];
      before[i] = total;
    }
    const biases = from.length * outputs;
    for (let o = 0; o < outputs; o++) slope[biases + o] += error[o];
  }

  /** Takes one step with the examples learned since the last one. */
  step(): void {
    if (this.#examples === 0) return;
    this.#steps++;
    const share = 1 / this.#examples;
    const rate = this.rate / (1 - 0.9 ** this.#steps);
    const squareDue = 1 / (1 - 0.999 ** this.#steps);
    this.network.layers.forEach((weights, l) => {
      const mean = this.#mean[l];
      const square = this.#square[l];
      const slope = this.#slope[l];
      for (let i = 0; i < weights.length; i++) {
        const g = slope[i] * share;
        mean[i] = 0.9 * mean[i] + 0.1 * g;
        square[i] = 0.999 * square[i] + 0.001 * g * g;
        weights[i] -= (rate * mean[i]) / (Math.sqrt(square[i] * squareDue) + 1e-8);
        slope[i] = 0;
      }
    });
    this.#examples = 0;
  }
}
