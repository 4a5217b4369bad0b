import type { JSX } from 'preact';
import { nameOf } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { ActForm } from './act-form.js';
import { CalendarForm } from './calendar-form.js';
import type { PartOfControl } from './part-of-control.js';
import { turnActs } from './turn-acts.js';

/** The clock of a campaign: whom the turn waits for, in the kinds of silence there are, its phases, and what can be done with it. */
export function TurnPart({ now, done }: PartOfControl): JSX.Element {
  const { clock, turn, waiting, campaign } = now;
  const players = [...(clock.players ?? [])].sort((a, b) => Number(a.ready) - Number(b.ready));
  const under = turn.phases.filter(({ status }) => status !== 'waiting' && status !== 'done');
  const isResolving = turn.status !== 'open' && turn.status !== 'resolved';
  return (
    <div class="columns">
      <section aria-labelledby="who-is-silent">
        <p>
          <strong>{waiting.words}</strong>
        </p>
        <h2 id="who-is-silent">{say('silent-players')}</h2>
        <table class="table">
          <thead>
            <tr>
              <th scope="col">{say('column-player')}</th>
              <th scope="col">{say('column-standing')}</th>
              <th scope="col">{say('column-misses')}</th>
            </tr>
          </thead>
          <tbody>
            {players.map(({ player, standing, ready, expected, misses }) => (
              <tr key={player} data-player={player}>
                <th scope="row">{nameOf(player)}</th>
                <td data-label={say('column-standing')}>
                  <span aria-hidden="true">{ready ? '✓ ' : expected ? '○ ' : '– '}</span>
                  {say(`silence-${standing}`)}
                  {!expected && <small class="faint"> {say('not-waited-for')}</small>}
                </td>
                <td data-label={say('column-misses')}>{misses}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {(isResolving || under.length > 0) && (
          <>
            <h2>{say('phases')}</h2>
            <ol class="phases">
              {turn.phases.map(({ name, owner, status, stuck }) => (
                <li key={name} class={stuck ? 'problem' : undefined}>
                  {name}{' '}
                  <span class="faint">
                    {owner} · {status}
                  </span>{' '}
                  {stuck && <strong>{say('phase-stuck')}</strong>}
                </li>
              ))}
            </ol>
          </>
        )}
      </section>
      <section aria-labelledby="turn-acts">
        <h2 id="turn-acts">{say('turn-acts', { turn: turn.turn })}</h2>
        {turnActs(now).map((act) => (
          <ActForm key={act.id} act={act} campaign={campaign.id} done={done} />
        ))}
        {campaign.status === 'playing' && <CalendarForm now={now} done={done} />}
      </section>
    </div>
  );
}
