import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { Brief } from '../evening/brief.js';
import { ToDoSide, useItemKeys } from '../evening/to-do-side.js';
import { ScreenLink } from '../kit/screen-link.js';
import type { ToldBattle } from '../seat/battle.js';
import { turnsPlayed } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { sky } from './report/sky.js';
import { linesThatMatter } from './report/lines-that-matter.js';

interface BattleEveningProps {
  readonly campaign: string;
  readonly seat: string;
  readonly told: ToldBattle;
}

/** Lines before somebody has to open the report; *our figure*: what is read in a minute. */
const MOST_LINES = 14;

/** What happened in the last turn, how the field stands, what is left to do, and what the troops do otherwise. */
export function BattleEvening({
  campaign,
  seat,
  told: { turn, report, view },
}: BattleEveningProps): JSX.Element {
  useItemKeys();
  useEffect(() => {
    document.title = `${say('screen-evening')} · ${say('hour', { hour: view.turn })}`;
  }, [view.turn]);
  const lines = report ? linesThatMatter(report) : [];
  const onField = view.units.filter(({ hex }) => hex !== null);
  return (
    <main id="content" tabIndex={-1} class="columns">
      <div>
        {turnsPlayed.value === 0 && <Brief campaign={campaign} seat={seat} />}
        <section aria-labelledby="happened">
          <h1 id="happened">
            {report ? say('hour-happened', { turn, hour: report.turn }) : say('before-the-battle')}
          </h1>
          <p>
            <strong>{say('next-is', { hour: view.turn })}</strong> {sky(view)}
          </p>
          {view.result && (
            <p class="band">
              {say('battle-result', {
                winner: view.result.winner ?? say('nobody'),
                level: say(`result-${view.result.level}`),
              })}
            </p>
          )}
          {report && lines.length === 0 && <p>{say('nothing-happened')}</p>}
          <ol class="lines">
            {lines.slice(0, MOST_LINES).map(({ text, step }, at) => (
              <li key={`${step}${at}`}>{text}</li>
            ))}
          </ol>
          {report && (
            <p>
              <ScreenLink campaign={campaign} screen="report">
                {say('whole-report')}
              </ScreenLink>
            </p>
          )}
          <h2>{say('own-standing')}</h2>
          <p>
            {say('strength-on-field', {
              units: onField.length,
              sp: onField.reduce((sum, { sp }) => sum + sp, 0),
              off: view.units.length - onField.length,
              shaken: onField.filter(({ state }) => state !== 'ordered').length,
            })}
          </p>
          <h2>{say('enemies-in-sight')}</h2>
          <p>
            {say('contacts-known', {
              count: view.contacts.length,
              stale: view.contacts.filter(({ stale }) => stale).length,
            })}{' '}
            <ScreenLink campaign={campaign} screen="map">
              {say('screen-map')}
            </ScreenLink>
          </p>
          {view.arrivals.some(({ arrived }) => !arrived) && (
            <>
              <h2>{say('still-coming')}</h2>
              <ul>
                {view.arrivals
                  .filter(({ arrived }) => !arrived)
                  .map(({ id, turn: hour, area }) => (
                    <li key={id}>
                      {id}: {say('comes-at', { hour, area })}
                    </li>
                  ))}
              </ul>
            </>
          )}
        </section>
        {turnsPlayed.value === 1 && <Brief campaign={campaign} seat={seat} />}
      </div>
      <ToDoSide {...{ campaign, seat }} />
    </main>
  );
}
