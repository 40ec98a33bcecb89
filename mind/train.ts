import { at, last, type Random } from '@fathom/kernel';
import { emptyNetwork, forward, type Network, rectify, squash } from './network.ts';

/** Weights to begin with, drawn so that signals neither fade nor explode (He initialisation). */
export function randomNetwork(sizes: readonly number[], random: Random): Network {
  const network = emptyNetwork(sizes);
  network.layers.forEach((layer, l) => {
    const inputs = at(sizes, l);
    const weights = inputs * at(sizes, l + 1);
    const spread = Math.sqrt(2 / inputs);
    for (let i = 0; i < weights; i++) layer[i] = spread * bell(random);
  });
  return network;
}

/** About a normal draw: twelve uniform ones. */
function bell(random: Random): number {
  let total = -6;
  for (let i = 0; i < 12; i++) total += random.below(1 << 20) / (1 << 20);
  return total;
}

/** One layer while it learns: its numbers, their errors, and what Adam remembers of the slopes of its weights. */
interface Stage {
  readonly weights: Float32Array;
  readonly values: Float32Array;
  readonly errors: Float32Array;
  readonly slope: Float32Array;
  readonly mean: Float32Array;
  readonly square: Float32Array;
}

/** Fits a network to examples by stochastic gradient descent with Adam on the cross-entropy of its first output. */
export class Trainer {
  readonly network: Network;
  rate: number;
  readonly #input: { readonly values: Float32Array; readonly errors: Float32Array };
  readonly #stages: readonly Stage[];
  #steps = 0;
  #examples = 0;

  constructor(network: Network, rate = 1e-3) {
    this.network = network;
    this.rate = rate;
    const numbers = (l: number) => new Float32Array(at(network.sizes, l));
    this.#input = { values: numbers(0), errors: numbers(0) };
    this.#stages = network.layers.map((weights, l) => {
      const zeros = () => new Float32Array(weights.length);
      return {
        weights,
        values: numbers(l + 1),
        errors: numbers(l + 1),
        slope: zeros(),
        mean: zeros(),
        square: zeros(),
      };
    });
  }

  /** Adds one example to the batch: what the answer to this input should be. Returns what it was. */
  learn(input: ArrayLike<number>, target: number): number {
    const { values } = this.#pass(input);
    squash(values);
    const answer = at(values, 0);
    this.#blame(answer - target);
    this.#examples++;
    return answer;
  }

  /**
   * The same for two inputs: what the answer should be to the network's output for the one less that for the other, before it is squashed, added to what
   * is `known` already.
   */
  compare(one: ArrayLike<number>, other: ArrayLike<number>, known: number, target: number): number {
    const first = at(this.#pass(one).values, 0);
    const second = at(this.#pass(other).values, 0);
    const answer = 1 / (1 + Math.exp(-(known + first - second)));
    this.#blame(target - answer);
    this.#pass(one);
    this.#blame(answer - target);
    this.#examples++;
    return answer;
  }

  /** From input to output, which is not squashed yet. */
  #pass(input: ArrayLike<number>): Stage {
    this.#input.values.set(input);
    let from = this.#input.values;
    const output = last(this.#stages);
    for (const { weights, values } of this.#stages) {
      forward(weights, from, values);
      if (values !== output.values) rectify(values);
      from = values;
    }
    return output;
  }

  /** Adds to the slopes of all weights what the first output of the last pass was off by. */
  #blame(error: number): void {
    const output = last(this.#stages);
    output.errors.fill(0);
    output.errors[0] = error;
    for (let l = this.#stages.length - 1; l >= 0; l--) {
      backwards(l === 0 ? this.#input : at(this.#stages, l - 1), at(this.#stages, l), l > 0);
    }
  }

  /** Takes one step with the examples learned since the last one. */
  step(): void {
    if (this.#examples === 0) return;
    this.#steps++;
    const share = 1 / this.#examples;
    const rate = this.rate / (1 - 0.9 ** this.#steps);
    const squareDue = 1 / (1 - 0.999 ** this.#steps);
    for (const { weights, mean, square, slope } of this.#stages) {
      for (let i = 0; i < weights.length; i++) {
        const g = (slope[i] ?? 0) * share;
        const m = Math.fround(0.9 * (mean[i] ?? 0) + 0.1 * g);
        const s = Math.fround(0.999 * (square[i] ?? 0) + 0.001 * g * g);
        mean[i] = m;
        square[i] = s;
        weights[i] = (weights[i] ?? 0) - (rate * m) / (Math.sqrt(s * squareDue) + 1e-8);
        slope[i] = 0;
      }
    }
    this.#examples = 0;
  }
}

/** The slopes of one layer's weights from its errors and, unless what is before it is the input, the errors of that (backpropagation). */
function backwards(before: Pick<Stage, 'values' | 'errors'>, stage: Stage, isInner: boolean): void {
  const { values: from, errors: found } = before;
  const { weights, errors, slope } = stage;
  const outputs = errors.length;
  for (let i = 0, row = 0; i < from.length; i++, row += outputs) {
    const x = from[i] ?? 0;
    found[i] = 0;
    // A silent input teaches nothing; behind a rectifier it learns nothing either.
    if (x === 0) continue;
    for (let o = 0; o < outputs; o++) slope[row + o] = (slope[row + o] ?? 0) + x * (errors[o] ?? 0);
    if (!isInner) continue;
    let total = 0;
    for (let o = 0; o < outputs; o++) total += (weights[row + o] ?? 0) * (errors[o] ?? 0);
    found[i] = total;
  }
  const biases = from.length * outputs;
  for (let o = 0; o < outputs; o++) slope[biases + o] = (slope[biases + o] ?? 0) + (errors[o] ?? 0);
}
