import {
  AllyBack,
  AllyPicture,
  type Coin,
  CoinPicture,
  LocationArt,
  LordWindow,
  RacesAsked,
  Rosette,
} from '@fathom/abyss/board/pieces';
import { cardOf, FIRST_KRAKEN, LOCATIONS, LORDS, type Lord, MONSTER, RACES, type Timing } from '@fathom/abyss/rules';
import { drawn, type Line, type Primer } from '@fathom/board/primer';
import { Arrow, Mark, Pile, Put, Row } from '@fathom/board/scene';
import { at } from '@fathom/kernel';
import type { Language } from '@fathom/words';
import { type JSX, Show } from 'solid-js';
import type { PrimerWords } from './primer-en.ts';
import './primer.css';

const lordCalled = (key: (typeof LORDS)[number]['key']): Lord => LORDS.findIndex((lord) => lord.key === key);
const ally = (race: (typeof RACES)[number], value: number) => cardOf(RACES.indexOf(race), value);

const Ally = (props: { readonly card: number; readonly look?: 'faded' | 'lit' }): JSX.Element => (
  <Put size="m" {...(props.look ? { look: props.look } : {})}>
    <AllyPicture card={props.card} />
  </Put>
);
const CoinOf = (props: {
  readonly of: Coin;
  readonly size?: 'xs' | 's' | 'm';
  readonly face?: string;
}): JSX.Element => (
  <Put size={props.size ?? 's'}>
    <CoinPicture of={props.of} {...(props.face ? { face: props.face } : {})} />
  </Put>
);

/** A lord with what it is worth and what it costs. */
export function LordCard(props: { readonly lord: Lord; readonly bare?: boolean }): JSX.Element {
  const card = () => at(LORDS, props.lord);
  return (
    <span class="abyss-primer-lord" data-guild={card().guild}>
      <LordWindow lord={props.lord} />
      <Show when={!props.bare}>
        <Cost lord={props.lord} />
      </Show>
    </span>
  );
}

export const Cost = (props: { readonly lord: Lord }): JSX.Element => (
  <span class="abyss-primer-cost" data-guild={at(LORDS, props.lord).guild}>
    <span class="abyss-cost-round">{at(LORDS, props.lord).cost}</span>
    <RacesAsked races={at(LORDS, props.lord).races} named={at(LORDS, props.lord).named} />
  </span>
);

const Place = (props: { readonly location: number }): JSX.Element => (
  <span class="abyss-primer-place">
    <LocationArt location={props.location} />
  </span>
);

const shopkeeper = lordCalled('shopkeeper');
const oracle = lordCalled('oracle');
const recruiter = lordCalled('recruiter');

const turn = {
  plot: () => (
    <Row>
      <CoinOf of="pearl" />
      <Arrow tone="gain" />
      <LordCard lord={oracle} bare />
    </Row>
  ),
  explore: () => (
    <Row tight>
      <Put size="s">
        <AllyBack />
      </Put>
      <Arrow />
      <Ally card={ally('crab', 2)} look="faded" />
      <Ally card={MONSTER} look="faded" />
      <Ally card={ally('squid', 4)} look="lit" />
    </Row>
  ),
  council: () => (
    <Row>
      <span class="abyss-primer-stack">
        <Put size="m">
          <AllyBack />
        </Put>
        <Put size="m">
          <AllyBack />
        </Put>
        <Put size="m">
          <AllyBack />
        </Put>
      </span>
      <Arrow tone="gain" />
      <Row tight>
        <Ally card={ally('jellyfish', 1)} />
        <Ally card={ally('jellyfish', 2)} />
        <Ally card={ally('jellyfish', 3)} />
      </Row>
    </Row>
  ),
  recruit: () => (
    <Row>
      <Pile>
        <Row tight>
          <Ally card={ally('crab', 5)} />
          <Ally card={ally('shellfish', 3)} />
        </Row>
        <Row tight>
          <CoinOf of="pearl" size="xs" />
          <CoinOf of="pearl" size="xs" />
        </Row>
      </Pile>
      <Arrow tone="gain" />
      <LordCard lord={recruiter} />
    </Row>
  ),
  location: () => (
    <Row>
      <Row tight>
        <CoinOf of="key" />
        <CoinOf of="key" />
        <CoinOf of="key" />
      </Row>
      <Arrow tone="gain" />
      <Place location={0} />
    </Row>
  ),
};

const symbols = {
  cost: () => <Cost lord={recruiter} />,
  influence: () => (
    <Put size="m">
      <Rosette points={7} />
    </Put>
  ),
  key: () => <CoinOf of="key" size="m" />,
  pearl: () => <CoinOf of="pearl" size="m" />,
  token: () => <CoinOf of="token" size="m" face="3" />,
  unit: () => <CoinOf of="unit" size="m" />,
};

const more = {
  ally: () => <Ally card={FIRST_KRAKEN + 1} />,
  nebulis: () => <CoinOf of="nebulis" size="m" />,
  figure: () => <CoinOf of="kraken-figure" size="m" />,
  sentinel: () => <CoinOf of="sentinel" size="m" />,
};

const end = {
  last: () => (
    <Row>
      <LordCard lord={shopkeeper} bare />
      <Mark>× 7</Mark>
    </Row>
  ),
  points: () => (
    <Row tight>
      <Put size="m">
        <Rosette points={6} />
      </Put>
      <Ally card={ally('seahorse', 5)} />
      <CoinOf of="token" size="m" face="4" />
      <Place location={LOCATIONS.length > 3 ? 3 : 0} />
    </Row>
  ),
};

interface Spoken {
  readonly words: PrimerWords;
  readonly lords: { readonly [key: string]: { readonly name: string; readonly power: string } };
  readonly timing: { readonly [timing in Timing]: string };
}

const speak: { readonly [language in Language]: () => Promise<Spoken> } = {
  en: async () => {
    const { lords, timing } = (await import('@fathom/abyss/words/board-en')).boardEn;
    return { words: (await import('./primer-en.ts')).primerEn, lords, timing };
  },
  fr: async () => {
    const { lords, timing } = (await import('@fathom/abyss/words/board-fr')).boardFr;
    return { words: (await import('./primer-fr.ts')).primerFr, lords, timing };
  },
};

/** One lord for each time at which powers work, by the cards' own data. */
const examples: { readonly [timing in Exclude<Timing, 'none'>]: Lord } = {
  once: lordCalled('seeker'),
  turn: oracle,
  always: recruiter,
};

export async function primerIn(language: Language): Promise<Primer> {
  const { words, lords, timing } = await speak[language]();
  const told = (lord: Lord): Line => {
    const card = at(LORDS, lord);
    const text = lords[card.key];
    return [timing[card.timing], `${text?.name}${language === 'fr' ? ' : ' : ': '}${text?.power ?? ''}`];
  };
  const powers = { once: told(examples.once), turn: told(examples.turn), always: told(examples.always) };
  return {
    Goal: () => (
      <Row>
        <LordCard lord={recruiter} bare />
        <Place location={0} />
      </Row>
    ),
    turn: drawn(words.turn, turn),
    symbols: [
      { symbols: drawn(words.symbols, symbols) },
      {
        title: words.powers,
        symbols: drawn(powers, {
          once: () => <LordCard lord={examples.once} bare />,
          turn: () => <LordCard lord={examples.turn} bare />,
          always: () => <LordCard lord={examples.always} bare />,
        }),
      },
      { title: words.kraken, symbols: drawn(words.more, more) },
    ],
    end: drawn(words.end, end),
    keys: words.keys,
    beside: {
      T1: turn.plot,
      X1: turn.explore,
      X6: symbols.unit,
      A1: turn.council,
      R1: turn.recruit,
      L1: turn.location,
      E3: end.points,
      K1: more.ally,
      K3: more.nebulis,
      K5: more.figure,
      K7: more.sentinel,
    },
  };
}
