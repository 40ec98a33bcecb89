import type { SealingNews, TableCard } from '@fathom/wire';
import { cardFor, sealingFor } from '../exit/index.ts';
import type { Head } from '../hosted/head.ts';
import type { Hosted } from '../hosted/hosted.ts';

/** What is new of a table beside its log, to everybody alike. */
export interface Fresh {
  readonly card: TableCard | null;
  readonly sealing: SealingNews | null;
  /** Whether the game stands otherwise than before, though nothing was played: its clock, a question, its end. */
  isMoved(): boolean;
}

type Parts = Pick<Hosted, 'record' | 'head' | 'stage'>;

/** What everybody at a table was told last, so that nothing is told twice. A move changes little of it, so texts are compared only where they must be. */
export class Told {
  #parts: Parts;
  /** Without whose turn it is, which comes with the course, and when it was touched. */
  #card: string;
  /** When somebody's presence fades by itself. */
  #fades: number;

  constructor({ record, head, stage }: Hosted, now: number) {
    this.#parts = { record, head, stage };
    this.#card = textOf(cardFor(record, head, now));
    this.#fades = nextFading(head, now);
  }

  /** What there is to tell now; it then counts as told. */
  fresh({ record, head, stage }: Hosted, now: number): Fresh {
    const before = this.#parts;
    this.#parts = { record, head, stage };
    let moved: boolean | undefined;
    const isSealed = head.sealing === before.head.sealing || same(sealingFor(head), sealingFor(before.head));
    return {
      card: isSameCard(before, this.#parts) && now < this.#fades ? null : this.#freshCard(now),
      sealing: isSealed ? null : sealingFor(head),
      isMoved: () => {
        moved ??= !same(standing(before), standing({ record, head, stage }));
        return moved;
      },
    };
  }

  #freshCard(now: number): TableCard | null {
    const { record, head } = this.#parts;
    const card = cardFor(record, head, now);
    const text = textOf(card);
    const isNew = text !== this.#card;
    this.#card = text;
    this.#fades = nextFading(head, now);
    return isNew ? card : null;
  }
}

const textOf = (card: TableCard): string => JSON.stringify({ ...card, touched: 0, turn: null });

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const standing = ({ head, stage }: Parts): unknown => [stage, head.ending, head.clock, head.proposed, head.open];

/** Parts of the head that a move leaves as they are, and all that a card is made of besides. */
const onCard = [
  'version',
  'hostName',
  'chairs',
  'watchable',
  'chat',
  'open',
  'ending',
  'next',
  'here',
  'onlookers',
  'options',
  'pace',
] as const satisfies readonly (keyof Head)[];

const isSameCard = (a: Parts, b: Parts): boolean =>
  a.stage === b.stage && onCard.every((part) => a.head[part] === b.head[part]);

function nextFading({ here, onlookers }: Head, now: number): number {
  return Math.min(...[...here, ...onlookers].map(({ until }) => until).filter((until) => until > now));
}
