import { drawn, type Primer } from '@fathom/board/primer';
import { Arrow, Pile, Put, Row } from '@fathom/board/scene';
import {
  BonusToken,
  CardBack,
  CastawayFigure,
  ObjectCard,
  PortholePicture,
  tintOf,
} from '@fathom/nautilus-island/board/pieces';
import type { Card, Colour, Token } from '@fathom/nautilus-island/rules';
import type { Language } from '@fathom/words';
import type { JSX } from 'solid-js';
import type { PrimerWords } from './primer-en.ts';
import './primer.css';

const Stack = (props: { readonly card?: Card }): JSX.Element => (
  <Put size="m">{props.card ? <ObjectCard card={props.card} shape="small" /> : <CardBack shape="small" />}</Put>
);
const Held = (props: { readonly card: Card; readonly value?: number }): JSX.Element => (
  <Put size="m">
    <ObjectCard card={props.card} shape="tall" value={props.value} />
  </Put>
);
const Castaway = (props: { readonly seat: number; readonly look?: 'faded' }): JSX.Element => (
  <Put size="s" {...(props.look ? { look: props.look } : {})}>
    <CastawayFigure seat={props.seat} />
  </Put>
);
const Bonus = (props: { readonly mark: string }): JSX.Element => (
  <Put size="m">
    <BonusToken mark={props.mark} />
  </Put>
);
const Porthole = (props: { readonly points: number | null; readonly size?: 's' | 'm' | 'l' }): JSX.Element => (
  <Put size={props.size ?? 'm'}>
    <PortholePicture points={props.points} />
  </Put>
);

/** Stacks between the two sides of the submarine. */
const Hull = (props: { readonly children: JSX.Element }): JSX.Element => (
  <span class="isle-hull">{props.children}</span>
);

/** A place of the camp, in its colour. */
const Place = (props: { readonly colour: Colour; readonly children: JSX.Element }): JSX.Element => (
  <span
    class="isle-place"
    style={{ background: tintOf[props.colour].dark, 'border-color': tintOf[props.colour].light }}
  >
    {props.children}
  </span>
);

type Marks = { readonly [token in Token]: string };

const HatsAndBoots = (): JSX.Element => (
  <span class="isle-closing-set">
    <Held card="hat" />
    <Held card="hat" />
    <Held card="boots" />
  </span>
);

const turnFor = (mark: Marks) => ({
  cross: () => (
    <Row>
      <Pile>
        <Castaway seat={0} look="faded" />
        <Hull>
          <Stack card="boots" />
        </Hull>
        <span class="isle-gap" />
      </Pile>
      <Arrow tone="gain" />
      <Pile>
        <span class="isle-gap" />
        <Hull>
          <Row tight>
            <Stack card="water" />
            <Stack />
          </Row>
        </Hull>
        <Castaway seat={0} />
      </Pile>
    </Row>
  ),
  collect: () => (
    <Row>
      <Hull>
        <Row tight>
          <Stack card="water" />
          <Stack />
        </Row>
      </Hull>
      <Arrow tone="gain" />
      <Row tight>
        <Held card="water" />
        <Held card="hammer" />
      </Row>
    </Row>
  ),
  store: () => (
    <Row>
      <Row tight>
        <Held card="hat" />
        <Held card="boots" />
      </Row>
      <Arrow tone="gain" />
      <HatsAndBoots />
    </Row>
  ),
  bonus: () => (
    <Row>
      <Place colour="clothes">
        <Bonus mark={mark.odd} />
      </Place>
      <Arrow tone="gain" />
      <HatsAndBoots />
    </Row>
  ),
  close: () => (
    <Row>
      <HatsAndBoots />
      <Arrow to="left" tone="gain" />
      <Porthole points={5} size="l" />
    </Row>
  ),
});

const symbols = {
  castaway: () => (
    <Row tight>
      <Castaway seat={0} />
      <Castaway seat={1} />
      <Castaway seat={2} />
    </Row>
  ),
  back: () => <Stack />,
  treasure: () => (
    <Row tight>
      <Held card="pearl" value={1} />
      <Held card="idol" value={4} />
    </Row>
  ),
  porthole: () => <Porthole points={8} />,
};

const tokensFor = (mark: Marks): { readonly [token in Token]: () => JSX.Element } => ({
  two: () => <Bonus mark={mark.two} />,
  three: () => <Bonus mark={mark.three} />,
  each: () => <Bonus mark={mark.each} />,
  odd: () => <Bonus mark={mark.odd} />,
  pair: () => <Bonus mark={mark.pair} />,
  double: () => <Bonus mark={mark.double} />,
});

const endFor = (mark: Marks) => ({
  last: () => (
    <Hull>
      <Row tight>
        <span class="isle-hole" />
        <Stack />
      </Row>
    </Hull>
  ),
  points: () => (
    <Row>
      <Bonus mark={mark.three} />
      <Porthole points={12} />
      <Held card="crown" value={3} />
    </Row>
  ),
});

const speak: { readonly [language in Language]: () => Promise<{ words: PrimerWords; mark: Marks }> } = {
  en: async () => ({
    words: (await import('./primer-en.ts')).primerEn,
    mark: (await import('@fathom/nautilus-island/words/board-en')).boardEn.mark,
  }),
  fr: async () => ({
    words: (await import('./primer-fr.ts')).primerFr,
    mark: (await import('@fathom/nautilus-island/words/board-fr')).boardFr.mark,
  }),
};

export async function primerIn(language: Language): Promise<Primer> {
  const { words, mark } = await speak[language]();
  const turn = turnFor(mark);
  const tokens = tokensFor(mark);
  return {
    Goal: () => (
      <Hull>
        <Row>
          <Stack card="compass" />
          <Stack card="net" />
          <Stack card="crown" />
        </Row>
      </Hull>
    ),
    turn: drawn(words.turn, turn),
    symbols: [
      { symbols: drawn(words.symbols, symbols) },
      { title: words.bonuses, symbols: drawn(words.tokens, tokens) },
    ],
    end: drawn(words.end, endFor(mark)),
    keys: words.keys,
    beside: {
      R2: turn.cross,
      R3: turn.collect,
      R4: turn.store,
      R5: turn.bonus,
      R7: turn.close,
      S2: symbols.back,
      C3: symbols.treasure,
      C4: symbols.porthole,
      E2: endFor(mark).points,
    },
  };
}
