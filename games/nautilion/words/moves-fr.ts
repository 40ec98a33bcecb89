import type { Move } from '@fathom/nautilion/rules';
import { capital, cardTitle, list, one, plain, the, toFigure } from './names-fr.ts';

const player = (seat: number): string => (seat === 0 ? 'le premier joueur' : 'le second joueur');

/** Le nom d’un coup sur un bouton ou dans une liste. */
export function move(move: Move): string {
  switch (move.do) {
    case 'lay':
    case 'reef':
      return `Poser ${one(move.token)}`;
    case 'admiral':
      return `Amiral 1 à 5 pour ${player(move.seat)}`;
    case 'row':
    case 'reveal':
      return cardTitle(move.card);
    case 'roll':
      return `Lancer un ${move.face}`;
    case 'start':
      return capital(`${player(move.seat)} commence`);
    case 'name':
      return `Premier dé ${toFigure[move.figure]}`;
    case 'whirlwind':
      return 'Tourbillon : relancer';
    case 'tide':
      return `Marée : changer le ${move.die} en ${move.to}`;
    case 'translation':
      return 'Translation : échanger deux jetons';
    case 'swap':
      return `Échanger le jeton de la case ${move.spot}`;
    case 'reroll':
      return `Mages : relancer le ${move.die}`;
    case 'recall':
    case 'play':
      return cardTitle(move.do === 'recall' ? 'D12' : move.card);
    case 'sacrifice':
      return `Sacrifier l’équipier ${move.crew}`;
    case 'turn':
      return move.die === move.to ? `Laisser le ${move.die}` : `Changer le ${move.die} en ${move.to}`;
    case 'dismiss':
      return `Retirer l’${cardTitle(move.card)}`;
    case 'pick':
      return `Prendre l’équipier de la case ${move.spot}`;
    case 'take':
      return `Prendre ${one(move.token)} dans la défausse`;
    case 'enough':
      return 'Terminer';
    case 'insert':
      return `Le glisser avant la case ${move.before}`;
    case 'give':
      return `Le ${move.die} ${toFigure[move.to]}`;
    case 'pay':
      return `Payer ${one(move.token)}`;
    case 'lose':
      if (move.from === 'aboard') return `Céder ${the(move.token)}, cabine ${move.cabin}`;
      return `Céder ${one(move.token)} de la ${move.from === 'mages' ? 'Cabine des mages' : 'réserve'}`;
    case 'place':
      if (move.to === 'aboard') return `${capital(plain(move.token))} en cabine ${move.cabin}`;
      return `${capital(plain(move.token))} ${move.to === 'mages' ? 'dans la Cabine des mages' : 'dans la réserve'}`;
    case 'keep':
      return `Garder ${list(move.crew)}`;
  }
}
