import { at, quickRandom } from '@fathom/kernel';
import { describe, expect, it } from 'vitest';
import { evaluator, forward, LitEvaluator, readNetwork, writeNetwork } from './network.ts';
import { randomNetwork, Trainer } from './train.ts';

describe('a small network', () => {
  it('learns what no straight line can: exclusive or', () => {
    const pairs = [0, 1].flatMap((a) => [0, 1].map((b) => [a, b] as const));
    const random = quickRandom('xor');
    const trainer = new Trainer(randomNetwork([2, 12, 8, 1], random), 0.01);
    for (let batch = 0; batch < 600; batch++) {
      for (const [a, b] of pairs) trainer.learn([a, b], a ^ b);
      trainer.step();
    }
    const answer = evaluator(trainer.network);
    for (const [a, b] of pairs) {
      expect(Math.abs(at(answer([a, b]), 0) - (a ^ b))).toBeLessThan(0.1);
    }
  });

  it('learns from which of two is more, and by how much, beside what is known', () => {
    const random = quickRandom('pairs');
    const trainer = new Trainer(randomNetwork([1, 8, 1], random), 0.01);
    const odds = (chance: number) => Math.log(chance / (1 - chance));
    const steps = [0, 1, 2, 3];
    // A thing of size n is worth n², and the network is told everything but that.
    const chanceOf = (one: number, other: number, known: number) =>
      1 / (1 + Math.exp(-(known + (one * one - other * other) / 4)));
    for (let batch = 0; batch < 800; batch++) {
      for (const one of steps) {
        const [other, known] = [random.below(4), random.below(3) - 1];
        trainer.compare([one], [other], known, chanceOf(one, other, known));
      }
      trainer.step();
    }
    const answer = evaluator(trainer.network);
    const worth = steps.map((size) => odds(at(answer([size]), 0)));
    for (const size of steps) expect(at(worth, size) - at(worth, 0)).toBeCloseTo((size * size) / 4, 0);
  });

  it('answers in play what it answered while learning', () => {
    const random = quickRandom('same');
    const trainer = new Trainer(randomNetwork([5, 7, 3, 1], random));
    const answer = evaluator(trainer.network);
    for (let i = 0; i < 20; i++) {
      const input = Array.from({ length: 5 }, () => random.below(3) - 1);
      expect(answer(input)[0]).toBeCloseTo(trainer.learn(input, 0.5), 5);
    }
  });

  it('answers the same when told which inputs are lit, part by part', () => {
    const network = randomNetwork([6, 7, 3, 1], quickRandom('lit'));
    const lit = new LitEvaluator(network);
    const sums = lit.newSums();
    for (let again = 0; again < 2; again++) {
      lit.start(sums);
      lit.add(sums, [1, 4], 0, 2);
      lit.add(sums, [0, 5, 3], 1, 2);
      lit.add(sums, [6, 1000], 0, 2);
      expect(lit.finish(sums)).toBeCloseTo(at(evaluator(network)([0, 1, 0, 0, 1, 1]), 0), 6);
    }
  });

  it('adds up exactly as one input after the other would, however many are not 0', () => {
    const random = quickRandom('sums');
    for (let inputs = 0; inputs <= 100; inputs += 5) {
      const layer = Float32Array.from({ length: 3 * (inputs + 1) }, () => random.below(2001) / 1000 - 1);
      const from = Float32Array.from({ length: inputs }, () => (random.below(3) === 0 ? 0 : random.below(700) / 100));
      const plain = layer.slice(3 * inputs);
      for (const [i, x] of from.entries()) {
        for (let o = 0; o < 3; o++) plain[o] = at(plain, o) + x * at(layer, 3 * i + o);
      }
      const to = new Float32Array(3);
      forward(layer, from, to);
      expect(to).toEqual(plain);
    }
  });

  it('adds up lit inputs exactly as one after the other would, and passes over those it does not have', () => {
    const network = randomNetwork([40, 5, 1], quickRandom('many lit'));
    const evaluate = new LitEvaluator(network);
    const random = quickRandom('lists');
    for (let count = 0; count < 30; count++) {
      const lit = Array.from({ length: count }, () => random.below(44));
      const [together, apart] = [evaluate.newSums(), evaluate.newSums()];
      evaluate.add(together, lit, 0, count);
      for (let n = 0; n < count; n++) evaluate.add(apart, lit, n, n + 1);
      expect(together).toEqual(apart);
    }
  });

  it('is written output by output', () => {
    const network = readNetwork('2-2-1 0:409.5:AAABACADAEAF 0:409.5:AAABAC');
    // Hidden: 0·3 + 0.1·5 + 0.4 = 0.9 and 0.2·3 + 0.3·5 + 0.5 = 2.6; then 0·0.9 + 0.1·2.6 + 0.2.
    expect(evaluator(network)([3, 5])[0]).toBeCloseTo(1 / (1 + Math.exp(-0.46)), 4);
    expect(evaluator(readNetwork(writeNetwork(network)))([3, 5])[0]).toBeCloseTo(1 / (1 + Math.exp(-0.46)), 4);
  });

  it('survives being written down', () => {
    const network = randomNetwork([6, 9, 4, 1], quickRandom('text'));
    const again = readNetwork(writeNetwork(network));
    expect(again.sizes).toEqual(network.sizes);
    const input = [1, 0, -1, 0.5, 0, 2];
    expect(evaluator(again)(input)[0]).toBeCloseTo(at(evaluator(network)(input), 0), 2);
  });
});
