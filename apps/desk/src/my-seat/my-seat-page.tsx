import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { HandOverDocument } from '@vedette/contracts';
import { Brief } from '../evening/brief.js';
import { PlayFor } from '../evening/play-for.js';
import { endHandOver, handOver, handOvers, leaveSeat, sidesOf } from '../graph/dispositions.js';
import type { Seat } from '../graph/order-desk.js';
import { type DeskProblem, problemOf } from '../graph/problem.js';
import { Form, ProblemNote } from '../kit/form.js';
import { refresh } from '../news/load-campaign.js';
import { isBattle } from '../seat/battle.js';
import { evening, nameOf } from '../seat/open-campaign.js';
import { me, type Place } from '../session/session.js';
import { language, say } from '../words/words.js';
import { Deputies } from './deputies.js';
import { Votes } from './votes.js';

/** The seat itself: who holds it, who stands in for him and for whom he does, and who deputises for his pieces. */
export function MySeatPage({ place }: { readonly place: Place }): JSX.Element {
  const seat: Seat = { campaign: place.campaign, player: place.player! };
  const all = useSignal<readonly HandOverDocument[] | null>(null);
  const sides = useSignal<ReadonlyMap<string, string>>(new Map());
  const problem = useSignal<DeskProblem | null>(null);
  const load = async (): Promise<void> => {
    try {
      [all.value, sides.value] = await Promise.all([handOvers(seat), sidesOf(seat)]);
      problem.value = null;
    } catch (thrown) {
      problem.value = problemOf(thrown);
    }
  };
  useEffect(() => void load(), [seat.campaign, seat.player, evening.value]);
  useEffect(() => {
    document.title = say('screen-seat');
  }, []);
  const { campaign, clock } = evening.value!;
  const self = campaign.players.find(({ id }) => id === seat.player);
  const own = sides.value.get(self?.state ?? '');
  const friends = campaign.players.filter(
    ({ id, state }) => id !== seat.player && own !== undefined && sides.value.get(state) === own,
  );
  const end = async (id: string): Promise<void> => {
    try {
      await endHandOver(seat, id);
      await load();
      await refresh(place);
    } catch (thrown) {
      problem.value = problemOf(thrown);
    }
  };
  const away = (all.value ?? []).filter(({ player }) => player === seat.player);
  const forOthers = (all.value ?? []).filter(({ player }) => player !== seat.player);
  return (
    <main id="content" tabIndex={-1} class="seat-screen">
      <h1>{say('screen-seat')}</h1>
      <p>
        {say('seat-is', {
          ...{ name: self?.name ?? seat.player, state: self?.state ?? '', account: me.value!.account },
          role: say(`place-${place.role}`),
        })}
      </p>
      <ProblemNote problem={problem.value} />
      <Brief campaign={seat.campaign} seat={seat.player} />
      <section aria-labelledby="hand-over">
        <h2 id="hand-over">{say('hand-over')}</h2>
        <p class="faint">{say('hand-over-means')}</p>
        {away.map((one) => (
          <HandOver key={one.id} one={one} end={() => void end(one.id)} />
        ))}
        {friends.length === 0 ? (
          all.value && <p>{say('nobody-to-stand-in')}</p>
        ) : (
          <Form
            button={say('hand-over-do')}
            act={async ({ to = '', from = '', until = '' }) => {
              await handOver(seat, { to, from: Number(from), until: Number(until) });
              await load();
              await refresh(place);
            }}
          >
            <label class="field">
              <span>{say('stands-in-who')}</span>
              <select name="to" required>
                {friends.map(({ id, name, state }) => (
                  <option key={id} value={id}>
                    {name} · {state}
                  </option>
                ))}
              </select>
            </label>
            <label class="field">
              <span>{say('from-turn')}</span>
              <input type="number" name="from" min={clock.turn} defaultValue={String(clock.turn)} required />
            </label>
            <label class="field">
              <span>{say('until-turn')}</span>
              <input type="number" name="until" min={clock.turn} defaultValue={String(clock.turn)} required />
            </label>
          </Form>
        )}
      </section>
      <section aria-labelledby="for-others">
        <h2 id="for-others">{say('you-stand-in')}</h2>
        {forOthers.length === 0 && <p>{say('you-stand-in-for-nobody')}</p>}
        {forOthers.map((one) => (
          <HandOver key={one.id} one={one} end={null} />
        ))}
      </section>
      {!isBattle(evening.value!) && <Deputies place={place} people={friends} />}
      <Votes seat={seat} />
      <section aria-labelledby="leaving">
        <h2 id="leaving">{say('leaving')}</h2>
        <p>{say('leaving-means')}</p>
        <Form
          button={say('leaving-do')}
          act={async ({ confirm = '' }) => {
            await leaveSeat(seat, confirm);
            location.assign('/desk/');
          }}
        >
          <label class="field">
            <span>{say('leaving-confirm', { campaign: seat.campaign })}</span>
            <input type="text" name="confirm" required autocomplete="off" />
          </label>
        </Form>
      </section>
    </main>
  );
}

/** For which turns who stands in for whom, why, and what the stand-in has read of his reports. */
function HandOver({
  one,
  end,
}: {
  readonly one: HandOverDocument;
  readonly end: (() => void) | null;
}): JSX.Element {
  const { player, to, from, until, madeBy, reason, read } = one;
  const moment = new Intl.DateTimeFormat(language.value, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <div class="hand-over">
      <p>
        <strong>{say('stands-in-for', { player: nameOf(player), to: nameOf(to), from, until })}</strong>{' '}
        {madeBy === 'administrator' && say('made-by-administrator', { reason: reason ?? '' })}{' '}
        <PlayFor who={one} />
      </p>
      {read.length > 0 && (
        <details>
          <summary>{say('stand-in-has-read', { count: read.length })}</summary>
          <ul>
            {read.map(({ at, sight, turn }) => (
              <li key={`${sight} ${turn}`}>
                {say(`sight-${sight}`)}, {say('turn-number', { turn })} ·{' '}
                <span class="faint">{moment.format(new Date(at))}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
      {end && (
        <button type="button" onClick={end}>
          {say('hand-over-end')}
        </button>
      )}
    </div>
  );
}
