import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { ReportLine, TurnReport } from '@vedette/reports';
import { addressFor } from '../graph/for-whom.js';
import type { Theatre } from '../seat/theatre.js';
import type { ToldTurn } from '../seat/campaign.js';
import type { Place } from '../session/session.js';
import { say } from '../words/words.js';
import { Editions } from './editions.js';
import { Film } from './film/film.js';
import { LineReasons } from './line-reasons.js';

interface ReportPageProps {
  readonly place: Place;
  readonly theatre: Theatre;
  readonly told: ToldTurn;
  readonly report: TurnReport;
}

/** The report of a turn: its film, and all of its lines by phase, with reasons and dice folded at each. */
export function ReportPage({ place, theatre, told, report }: ReportPageProps): JSX.Element {
  const { turn } = told;
  const wanted = useSignal('');
  const file = (name: string): string =>
    addressFor(place.player!, `/campaigns/${place.campaign}/reports/${turn}/${name}`, 'player');
  const isWanted = ({ text }: ReportLine): boolean =>
    text.toLowerCase().includes(wanted.value.trim().toLowerCase());
  return (
    <main id="content" tabIndex={-1}>
      <h1>{say('what-happened', { turn })}</h1>
      <Film
        key={turn}
        seat={{ campaign: place.campaign, player: place.player! }}
        theatre={theatre}
        told={told}
        report={report}
      />
      <label class="field search">
        <span>{say('search')}</span>
        <input
          type="search"
          value={wanted.value}
          onInput={(event) => (wanted.value = event.currentTarget.value)}
        />
      </label>
      <p class="faint">
        {say('report-pages')} <a href={file('turn.html')}>turn.html</a>,{' '}
        <a href={file('turn.txt')}>turn.txt</a>, <a href={file('position.html')}>position.html</a>
      </p>
      <Editions key={`editions ${turn}`} {...{ place, turn, report }} />
      {report.parts.map(({ part, title, sections }) => (
        <section key={part} aria-labelledby={`part-${part}`}>
          <h2 id={`part-${part}`}>{title}</h2>
          {sections.map(({ id, title: phase, lines }) => {
            const shown = lines.filter(isWanted);
            return (
              shown.length > 0 && (
                <section key={id}>
                  <h3>{phase}</h3>
                  <ol class="lines">
                    {shown.map((line) => (
                      <Line key={line.id} line={line} />
                    ))}
                  </ol>
                </section>
              )
            );
          })}
        </section>
      ))}
    </main>
  );
}

const Line = ({ line }: { readonly line: ReportLine }): JSX.Element => (
  <li id={line.id} class={line.weight === 'routine' ? 'faint' : undefined}>
    {line.text}
    <LineReasons {...line} />
  </li>
);
