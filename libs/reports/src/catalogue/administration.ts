import { phrase, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

/** A place as far as it is known: `7-7 of G5-V6`. */
function place(telling: Telling, square: string, tactical: string): string {
  const [in_, at] = [telling.text(square), telling.text(tactical)];
  if (in_ === '') return at;
  return at === '' ? in_ : `${at} of ${in_}`;
}

/** What an onlooker sees: where the piece was and is, and what shows of it. */
function seen(telling: Telling): string {
  const [from, to] = [place(telling, 'from', 'fromTactical'), place(telling, 'to', 'toTactical')];
  const changes = telling.each('sighted').map((change) => change.text('told'));
  return series([
    ...(from === '' && to === ''
      ? []
      : [
          phrase(
            to !== '' && telling.text('act') === 'add' ? 'put' : 'taken',
            from !== '' && `from ${from}`,
            to !== '' && `to ${to}`,
          ),
        ]),
    ...changes.filter((told) => told !== ''),
  ]);
}

/** What was done to a piece, where it was not merely changed. */
const DONE: Readonly<Record<string, string>> = { add: 'put in', remove: 'took out' };

/** What was changed: how two states stand, what somebody is minister of, or a piece. */
function subject(telling: Telling): string {
  const piece = telling.text('piece') || 'a piece';
  if (telling.text('kind') === 'relation') return `how ${piece.split('-').join(' and ')} stand`;
  return telling.text('kind') === 'player' ? `the offices of ${piece}` : piece;
}

/** What the administrator does to the game with his own hand. */
export const ADMINISTRATION_MESSAGES = {
  PieceEdited: {
    say: (t) => {
      const changes = t.own
        ? series(
            t
              .each('changes')
              .map((change) => change.text('told'))
              .filter((told) => told !== ''),
          )
        : seen(t);
      return sentence(
        `The administrator ${DONE[t.text('act')] ?? 'changed'} ${subject(t)} by hand before the turn`,
        changes !== '' && `: ${changes}`,
        t.own && t.text('reason') !== '' && `; reason given: ${t.text('reason').replace(/[.]+$/, '')}`,
      );
    },
  },
  AnnouncementMade: {
    parts: ['land'],
    say: (t) => sentence('The administrator announced', t.text('text') !== '' && `: ${t.text('text')}`),
  },
} satisfies Messages;
