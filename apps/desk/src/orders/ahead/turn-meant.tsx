import type { JSX } from 'preact';
import { aheadTurn } from '../../seat/composing.js';
import { evening } from '../../seat/open-campaign.js';
import { say } from '../../words/words.js';
import type { Seat } from '../../graph/order-desk.js';
import { readPlanned } from '../planned-orders.js';
import { turnsAhead } from './turns-ahead.js';

/** Chooses the turn that the card of a piece is for; what was sent for turns up to that one is asked then, and not before. */
export function TurnMeant({ seat }: { readonly seat: Seat }): JSX.Element {
  const now = evening.value!.clock.turn;
  const choose = (turn: number): void => {
    if (turn > now) void readPlanned(seat, turnsAhead(now, turn - now));
    aheadTurn.value = turn > now ? turn : null;
  };
  return (
    <label class="field turn-meant">
      <span>{say('order-for')}</span>
      <select value={aheadTurn.value ?? now} onChange={(event) => choose(Number(event.currentTarget.value))}>
        {[now, ...turnsAhead(now)].map((turn) => (
          <option key={turn} value={turn}>
            {say('turn-number', { turn })}
          </option>
        ))}
      </select>
    </label>
  );
}
