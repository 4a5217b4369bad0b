import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { battleDebriefOf, debriefsOf, type DebriefIndex } from '../graph/debrief-desk.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { nameOf } from '../seat/open-campaign.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { DebriefMaps } from './debrief-maps.js';

/** What each side believed beside what was true, once a battle is published; before, the house says the same to everybody. */
export function BattleDebriefPage({ place }: { readonly place: Place }): JSX.Element {
  const { campaign, player: seat } = place;
  const index = useAnswer(`${campaign} ${seat ?? ''}`, () => debriefsOf(campaign, seat));
  useEffect(() => {
    document.title = say('screen-debrief');
  }, []);
  return (
    <main id="content" tabIndex={-1} class="debrief">
      <h1>{say('screen-debrief')}</h1>
      <Awaited of={index} />
      {index.answer && <Beliefs campaign={campaign} seat={seat} index={index.answer} />}
    </main>
  );
}

function Beliefs(props: {
  readonly campaign: string;
  readonly seat: string | null;
  readonly index: DebriefIndex;
}): JSX.Element {
  const { campaign, seat, index } = props;
  const turn = useSignal(index.turns.at(-1) ?? 1);
  const side = useSignal(index.sides[0] ?? '');
  const told = useAnswer(`${campaign} ${turn.value} ${side.value}`, () =>
    battleDebriefOf(campaign, seat, turn.value, { side: side.value }),
  );
  const debrief = told.answer;
  return (
    <>
      <div class="adding">
        <label for="debrief-turn">{say('turn-slider')}</label>
        <input
          type="range"
          id="debrief-turn"
          min={0}
          max={index.turns.length - 1}
          value={index.turns.indexOf(turn.value)}
          aria-valuetext={say('turn-number', { turn: turn.value })}
          onInput={({ currentTarget }) => (turn.value = index.turns[Number(currentTarget.value)]!)}
        />
        <output for="debrief-turn">{say('turn-number', { turn: turn.value })}</output>
        <label for="debrief-side">{say('belief-of')}</label>
        <select
          id="debrief-side"
          value={side.value}
          onChange={({ currentTarget }) => (side.value = currentTarget.value)}
        >
          {index.sides.map((one) => (
            <option key={one} value={one}>
              {say(`side-name-${one}`)}
            </option>
          ))}
        </select>
      </div>
      <Awaited of={told} />
      {debrief && (
        <>
          {debrief.result && (
            <p class="band">
              {say('battle-result', {
                winner: debrief.result.winner ?? say('nobody'),
                level: say(`result-${debrief.result.level}`),
              })}
            </p>
          )}
          <DebriefMaps
            campaign={campaign}
            seat={seat}
            turn={debrief.turn}
            sides={index.sides}
            truth={debrief.truth}
          />
          <h2>{say('scores')}</h2>
          <ul>
            {Object.entries(debrief.tally).map(([whose, { lossPoints, objectives, delay, total }]) => (
              <li key={whose}>
                {say('score-of', { side: say(`side-name-${whose}`), total, lossPoints, objectives, delay })}
              </li>
            ))}
          </ul>
          {debrief.sides.map((believed) => (
            <section key={believed.side} aria-label={say(`side-name-${believed.side}`)}>
              <h2>
                {say('believed-and-true', { side: say(`side-name-${believed.side}`), hour: debrief.hour })}
              </h2>
              <p>{say('judged-beliefs', { ...believed.judged })}</p>
              {believed.beliefs.length > 0 && (
                <table class="table">
                  <thead>
                    <tr>
                      {['hex', 'believed', 'seen', 'truly', 'verdict'].map((column) => (
                        <th key={column} scope="col">
                          {say(`belief-${column}`)}
                        </th>
                      ))}
                    </tr>
                  </thead>
                  <tbody>
                    {believed.beliefs.map(
                      ({ contact, hex, believed: taken, seen, stale, truly, sp, verdict }) => (
                        <tr key={contact}>
                          <th scope="row">
                            {contact} {hex}
                          </th>
                          <td data-label={say('belief-believed')}>{taken}</td>
                          <td data-label={say('belief-seen')}>
                            {say(stale ? 'seen-not-since' : 'seen-at', { hour: seen })}
                          </td>
                          <td data-label={say('belief-truly')}>
                            {truly.length === 0
                              ? '–'
                              : `${truly.join(', ')} (${say('short-strength', { sp })})`}
                          </td>
                          <td data-label={say('belief-verdict')}>
                            {say(`verdict-${verdict.replaceAll(' ', '-')}`)}
                          </td>
                        </tr>
                      ),
                    )}
                  </tbody>
                </table>
              )}
              {believed.unseen.length > 0 && (
                <>
                  <h3>{say('battle-never-seen')}</h3>
                  <ul>
                    {believed.unseen.map(({ hex, units, sp }) => (
                      <li key={hex}>
                        {hex}: {units.join(', ')} ({say('short-strength', { sp })})
                      </li>
                    ))}
                  </ul>
                </>
              )}
            </section>
          ))}
          <h2>{say('the-truth')}</h2>
          <details>
            <summary>{say('all-pieces', { count: debrief.truth.length })}</summary>
            <ul>
              {debrief.truth.map(({ id, name, side: whose, hex, status, sp }) => (
                <li key={whose + id}>
                  {say(`side-name-${whose}`)}: {name}, {hex ?? say('off-the-map')}, {status}
                  {sp === null ? '' : `, ${say('short-strength', { sp })}`}
                </li>
              ))}
            </ul>
          </details>
          <h2>{say('secret-of-dice')}</h2>
          <p>
            <code>{debrief.secret}</code>{' '}
            {debrief.committed !== null && say(debrief.committed ? 'secret-held' : 'secret-broken')}
          </p>
          <p class="faint">{Object.keys(debrief.players).map(nameOf).join(', ')}</p>
        </>
      )}
    </>
  );
}
