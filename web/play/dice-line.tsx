import { formats, typesetAll } from '@fathom/words';
import { createEffect, createSignal, type JSX, on, Show } from 'solid-js';
import { checkDice, type Fairness } from '../online/fairness.ts';
import type { RemoteTable } from '../online/remote-table.ts';
import { browserSalts } from '../online/salts.ts';
import { begunAnew } from '../online/sealing.ts';
import type { Language } from '../shell/settings.ts';
import { onlineWords } from '../words/online.ts';
import { shown } from '../words/words.ts';

const en = {
  checking: 'Checking the dice…',
  fair: (draws: number) => `The dice were fair: ${formats.en.count(draws, 'draw', 'draws')} checked.`,
  own: 'Your own secret number is part of every one of them.',
  without: 'This browser added no number of its own, so it can only say that everything fits together.',
  unfair: {
    seed: 'The dice are not what the server promised before the first draw.',
    salt: 'The dice do not include the secret number this browser added.',
    list: 'The list of those who added to the dice was changed after it was closed.',
    terms: 'The options, seats or rules were changed after everybody had added to the dice.',
    draws: 'A draw is not the one the secret numbers give.',
    book: 'The dice of this game cannot be checked here.',
  },
  what: 'What does that mean?',
  how: [
    'Before the game the server chose a secret number and showed its fingerprint, so that it could not change it any more. Then everybody at the table added a secret number of their own in the same way. Only when the list was closed were these numbers shown.',
    'Every draw follows from all these numbers together. Nobody knew them all before the first draw, so nobody could choose what would come: not the server, and no player.',
    'Now the server has shown its number, too. This browser has compared all fingerprints and worked out every draw again by itself. The logbook holds the numbers, and “fathom verify” does the same with it.',
  ],
};

const fr: typeof en = typesetAll({
  checking: 'Vérification des dés…',
  fair: (draws) => `Les dés étaient honnêtes : ${formats.fr.count(draws, 'tirage vérifié', 'tirages vérifiés')}.`,
  own: 'Votre propre nombre secret compte dans chacun d’eux.',
  without: 'Ce navigateur n’a pas ajouté de nombre : il peut seulement dire que tout concorde.',
  unfair: {
    seed: 'Les dés ne sont pas ceux que le serveur avait promis avant le premier tirage.',
    salt: 'Les dés ne tiennent pas compte du nombre secret ajouté par ce navigateur.',
    list: 'La liste de ceux qui ont ajouté leur nombre a changé après sa clôture.',
    terms: 'Les options, les places ou les règles ont changé après que chacun a ajouté son nombre.',
    draws: 'Un tirage n’est pas celui que donnent les nombres secrets.',
    book: 'Les dés de cette partie ne peuvent pas être vérifiés ici.',
  },
  what: 'Qu’est-ce que cela veut dire ?',
  how: [
    'Avant la partie, le serveur a choisi un nombre secret et en a montré l’empreinte : il ne pouvait plus en changer. Puis chacun à la table a ajouté de la même façon un nombre secret. Ces nombres n’ont été dévoilés qu’une fois la liste close.',
    'Chaque tirage découle de tous ces nombres réunis. Personne ne les connaissait tous avant le premier tirage : personne ne pouvait donc choisir ce qui viendrait, ni le serveur, ni un joueur.',
    'À présent le serveur a dévoilé son nombre, lui aussi. Ce navigateur a comparé toutes les empreintes et recalculé lui-même chaque tirage. Le livre de bord contient les nombres, et « fathom verify » en fait autant.',
  ],
});

const words: { readonly [language in Language]: typeof en } = { en, fr };

/** Whether the dice of a finished game were fair, found out by this browser alone, and what that means. */
export default function DiceLine(props: { readonly table: RemoteTable }): JSX.Element {
  const [found, setFound] = createSignal<Fairness | null>(null);
  const diceWords = () => words[shown()];
  // That a game is over may be known before its book has come.
  createEffect(
    on(
      () => props.table.course()?.book,
      async (book) => {
        const game = props.table.card()?.game;
        if (book && game) setFound(await checkDice(game, book, browserSalts.of(props.table.id)));
      },
    ),
  );
  const verdict = (fair: Fairness) => {
    if (!fair.ok) return diceWords().unfair[fair.what];
    return `${diceWords().fair(fair.draws)} ${fair.own ? diceWords().own : diceWords().without}`;
  };
  return (
    <Show when={props.table.course()?.book}>
      <div class="dice-line" data-fair={found()?.ok} data-own={hasOwn(found()) ? '' : undefined}>
        <Show when={found()} fallback={<p role="status">{diceWords().checking}</p>}>
          {(fair) => <p role={fair().ok ? 'status' : 'alert'}>{verdict(fair())}</p>}
        </Show>
        <Show when={begunAnew(props.table.sealing())}>
          {(attempt) => <p>{onlineWords().room.attempt(attempt())}</p>}
        </Show>
        <details>
          <summary>{diceWords().what}</summary>
          {diceWords().how.map((text) => (
            <p>{text}</p>
          ))}
        </details>
      </div>
    </Show>
  );
}

const hasOwn = (found: Fairness | null): boolean => found?.ok === true && found.own;
