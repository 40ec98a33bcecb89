import type { AnyLesson } from '@fathom/board/lesson';
import { at as itemAt, type Json, quickRandom, type Seat } from '@fathom/kernel';
import type { Crew, Session } from '../session/session.ts';

/** Plays for the other seats of a lesson, as it is written; what is not written, anyhow. */
export function playRival(session: Session, crew: Crew, lesson: AnyLesson, pause: () => number): () => void {
  let stopped = false;
  let deciding = -1;
  const { game } = session;
  const decide = async (seat: Seat, at: number) => {
    await new Promise((resolve) => setTimeout(resolve, pause()));
    if (stopped || crew.at !== at) return;
    const view = crew.view(seat);
    const random = quickRandom(`${lesson.id} ${at}`);
    const moves: readonly Json[] = game.moves(game.imagine(view, seat, random));
    await crew.act(seat, at, [lesson.rival?.(view, moves) ?? itemAt(moves, random.below(moves.length))]);
  };
  const attend = () => {
    const { thinking } = session.now;
    if (thinking === null || stopped || deciding === crew.at) return;
    deciding = crew.at;
    void decide(thinking, crew.at);
  };
  const leave = session.subscribe(attend);
  attend();
  return () => {
    stopped = true;
    leave();
  };
}
