import type { JSX } from 'preact';
import { useEffect, useId } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import type { BattleReport } from '@vedette/battle-reports';
import { addressFor } from '../../graph/for-whom.js';
import { ProblemAt } from '../../orders/form/problem-at.js';
import type { Battleground, ToldBattle } from '../../seat/battle.js';
import type { OrderProblem } from '../../seat/campaign.js';
import { RuleLink } from '../../rules/rule-link.js';
import { say } from '../../words/words.js';
import { hexesOfInterest } from '../map/field-known.js';
import { HexMap } from '../map/hex-map.js';
import { hexWords } from '../map/hex-words.js';
import { PieceStory } from './piece-story.js';
import { byStep, dieWords } from './lines-that-matter.js';

interface BattleReportPageProps {
  readonly campaign: string;
  readonly seat: string;
  readonly ground: Battleground;
  readonly told: ToldBattle;
}

/** A receipt of an order that was refused, or taken with a doubt. */
interface Refused {
  readonly understood: string;
  readonly accepted: boolean;
  readonly problems: readonly OrderProblem[];
}

/** The report of a turn: the map it ended with, and all of its lines by step, with rules and dice folded at each. */
export function BattleReportPage({ campaign, seat, ground, told }: BattleReportPageProps): JSX.Element {
  const { turn, report, view } = told;
  const wanted = useSignal('');
  const cursor = useSignal(hexesOfInterest(view)[0] ?? '0101');
  const spoken = useId();
  const file = (name: string): string =>
    addressFor(seat, `/campaigns/${campaign}/reports/${turn}/${name}`, 'player');
  const interesting = hexesOfInterest(view);
  useEffect(() => {
    document.title = `${say('screen-report')} · ${say('turn-number', { turn })}`;
  }, [turn]);
  const onKey = (key: string): boolean => {
    if (key.toLowerCase() !== 'q' || interesting.length === 0) return false;
    cursor.value = interesting[(interesting.indexOf(cursor.peek()) + 1) % interesting.length]!;
    return true;
  };
  return (
    <main id="content" tabIndex={-1} class="battle-report">
      <h1>{report ? say('hour-happened', { turn, hour: report.turn }) : say('before-the-battle')}</h1>
      <div class="report-map">
        <HexMap
          ground={ground}
          view={view}
          cursor={cursor}
          chosen={NOBODY}
          label={say('hex-map-label')}
          describedBy={spoken}
          onKey={onKey}
        />
        <output id={spoken} aria-live="polite" class="spoken">
          {hexWords(ground, view, cursor.value).map((line) => (
            <span key={line}>{line} </span>
          ))}
        </output>
      </div>
      {report && (
        <>
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
            <a href={file('turn.txt')}>turn.txt</a>, <a href={file('position.html')}>position.html</a>,{' '}
            <a href={file('position.svg')}>position.svg</a>
          </p>
          <PieceStory key={turn} campaign={campaign} seat={seat} turn={turn} view={view} />
          <RefusedOrders refused={report.refused as readonly Refused[]} />
          {byStep(report).map(({ step, lines }) => {
            const shown = lines.filter(({ text }) =>
              text.toLowerCase().includes(wanted.value.trim().toLowerCase()),
            );
            return (
              shown.length > 0 && (
                <section key={step} aria-labelledby={`step-${step}`}>
                  <h2 id={`step-${step}`}>{say(`step-${step}`)}</h2>
                  <ol class="lines">
                    {shown.map((line, at) => (
                      <ReportLine key={at} line={line} look={(hex) => (cursor.value = hex)} />
                    ))}
                  </ol>
                </section>
              )
            );
          })}
        </>
      )}
    </main>
  );
}

const NOBODY: ReadonlySet<string> = new Set();

function ReportLine(props: {
  readonly line: BattleReport['lines'][number];
  readonly look: (hex: string) => void;
}): JSX.Element {
  const {
    line: { text, rule, hex, impulse, dice = [] },
    look,
  } = props;
  return (
    <li>
      {impulse !== undefined && <span class="faint">{say('impulse', { impulse })} </span>}
      {text}{' '}
      {hex !== undefined && (
        <button type="button" class="link" aria-label={say('look-at', { hex })} onClick={() => look(hex)}>
          {hex}
        </button>
      )}
      <details>
        <summary>{say('rule', { rule })}</summary>
        <RuleLink rule={rule} />
        {dice.length > 0 && (
          <ul>
            {dice.map((die) => (
              <li key={String(die['label'])}>{dieWords(die)}</li>
            ))}
          </ul>
        )}
      </details>
    </li>
  );
}

function RefusedOrders({ refused }: { readonly refused: readonly Refused[] }): JSX.Element | null {
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby="refused">
      <h2 id="refused">{say('refused-orders')}</h2>
      <ul>
        {refused.map(({ understood, accepted, problems }, at) => (
          <li key={at}>
            {accepted ? '✓' : '⛔'} {understood}
            {problems.map((problem) => (
              <ProblemAt key={problem.code + problem.field} problem={problem} />
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
