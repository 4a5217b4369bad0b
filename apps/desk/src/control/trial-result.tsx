import type { JSX } from 'preact';
import type { Trial } from '../graph/control-desk.js';
import { say } from '../words/words.js';

/** What a trial came to: whether it passes, at once; what happened in it, only when it is opened. */
export function TrialResult({
  trial: { answer, fault, isCurrent, turn },
}: {
  readonly trial: Trial;
}): JSX.Element {
  if (!answer) return <p class="problem">{fault?.message}</p>;
  const { summary, orders, phases, states, warnings, faults } = answer;
  const events = phases.reduce((sum, phase) => sum + phase.events, 0);
  return (
    <div class="trial">
      <p role="status">
        {faults.length === 0
          ? `✓ ${say('trial-passes', { turn, phases: phases.length, events })}`
          : say('trial-fails', { turn, count: faults.length })}{' '}
        {say('trial-orders', { ...orders })} {!isCurrent && <strong>{say('trial-stale')}</strong>}
      </p>
      <ul>
        {faults.map(({ phase, message }) => (
          <li key={phase} class="problem">
            {phase}: {message}
          </li>
        ))}
        {warnings.map((warning) => (
          <li key={warning}>{warning}</li>
        ))}
      </ul>
      <details>
        <summary>{say('trial-details')}</summary>
        <p>{say('trial-other-dice')}</p>
        <table class="table">
          <thead>
            <tr>
              {['state', 'units', 'men', 'ships', 'cities'].map((column) => (
                <th key={column} scope="col">
                  {say(`trial-${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {states.map(({ state, units, men, ships, cities }) => (
              <tr key={state}>
                <th scope="row">{state}</th>
                {Object.entries({ units, men, ships, cities }).map(([what, { before, after }]) => (
                  <td key={what} data-label={say(`trial-${what}`)}>
                    {before === after ? before : `${before} → ${after}`}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul>
          {summary.battles.map(({ phase, place, winners, losers, losses }) => (
            <li key={phase + place}>
              {say('trial-battle', {
                phase,
                place,
                winners: winners.join(', ') || '–',
                losers: losers.join(', ') || '–',
                losses: losses ?? '–',
              })}
            </li>
          ))}
          {summary.places.map(({ place, from, to }) => (
            <li key={place + to}>{say('trial-place', { place, from, to })}</li>
          ))}
          {summary.lost.map(({ piece, by }) => (
            <li key={piece}>{say('trial-lost', { piece, by })}</li>
          ))}
        </ul>
      </details>
    </div>
  );
}
