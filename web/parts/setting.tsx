import { Choose } from '@fathom/board';
import type { JSX } from 'solid-js';
import { change, type Settings, settings } from '../shell/settings.ts';
import { inPlayWords } from '../words/in-play.ts';
import { replayWords } from '../words/replay.ts';
import { settingsWords } from '../words/settings.ts';
import { appWords, shown, speak } from '../words/words.ts';

interface Offer<Value> {
  readonly label: string;
  readonly choices: readonly (readonly [Value, string])[];
  readonly note?: string;
}

/** What can be set both on the page of settings and at a table. */
export const offers = {
  speed: (): Offer<Settings['speed']> => {
    const { slow, normal, fast, off } = settingsWords().speeds;
    return {
      label: settingsWords().speed,
      choices: [
        ['slow', slow],
        ['normal', normal],
        ['fast', fast],
        ['off', off],
      ],
    };
  },
  bots: (): Offer<Settings['bots']> => {
    const { label, paces, note } = replayWords().bots;
    return {
      label,
      note,
      choices: [
        ['same', paces.same],
        ['slow', paces.slow],
        ['normal', paces.normal],
        ['fast', paces.fast],
        ['off', paces.off],
      ],
    };
  },
  sound: (): Offer<boolean> => {
    const { on, off } = settingsWords().sounds;
    return {
      label: settingsWords().sound,
      choices: [
        [true, on],
        [false, off],
      ],
    };
  },
  textBoard: (): Offer<boolean> => {
    const { label, choices, note } = inPlayWords().board;
    return {
      label,
      note,
      choices: [
        [false, choices.drawn],
        [true, choices.words],
      ],
    };
  },
  autoRoll: (): Offer<boolean> => {
    const { label, choices, note } = inPlayWords().roll;
    return {
      label,
      note,
      choices: [
        [false, choices.own],
        [true, choices.auto],
      ],
    };
  },
  hand: (): Offer<Settings['hand']> => {
    const { label, choices, note } = inPlayWords().hand;
    return {
      label,
      note,
      choices: [
        ['right', choices.right],
        ['left', choices.left],
      ],
    };
  },
};

export type SettingName = keyof typeof offers;

export function ChooseSetting<Name extends SettingName>(props: { readonly name: Name }): JSX.Element {
  const offer = () => offers[props.name]() as Offer<Settings[Name]>;
  return (
    <Choose
      label={offer().label}
      choices={offer().choices}
      value={settings()[props.name]}
      onChoose={(value: Settings[Name]) => change({ [props.name]: value })}
    />
  );
}

export function ChooseLanguage(): JSX.Element {
  return (
    <Choose
      label={settingsWords().language}
      choices={[
        ['en', appWords().language.en],
        ['fr', appWords().language.fr],
      ]}
      value={shown()}
      onChoose={(language) => void speak(language)}
    />
  );
}
