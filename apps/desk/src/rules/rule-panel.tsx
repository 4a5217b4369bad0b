import type { JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { readDocument } from '../graph/documents-kept.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { say } from '../words/words.js';
import { figureName, figureWords } from './figure-words.js';
import { openRule } from './rule-link.js';

/** A rule in our words, with the figures that are played by; the book's own words are not ours to give. */
interface Rule {
  readonly number: string;
  readonly title: string;
  readonly topic: string;
  readonly readings: readonly { readonly tag: string; readonly text: string }[];
  readonly figures: readonly {
    readonly name: string;
    readonly value: string;
    readonly ours: string | null;
  }[];
  readonly cases: readonly {
    readonly id: string;
    readonly kind: 'positive' | 'negative' | 'boundary';
    readonly shows: string;
  }[];
}

/** A citation names one book, and one rule of it or several. */
async function rulesOf(citation: string): Promise<Rule[]> {
  const [book = '', ...numbers] = citation.split(' ');
  return Promise.all(
    numbers.map((number) =>
      readDocument<Rule>(`/rules/${encodeURIComponent(book)}/${encodeURIComponent(number)}`, null),
    ),
  );
}

/** What a rule is about, beside the screen on which it was cited; it closes by Esc, and the focus goes back where it came from. */
export function RulePanel({ rule }: { readonly rule: string }): JSX.Element {
  const told = useAnswer(rule, () => rulesOf(rule));
  const panel = useRef<HTMLElement>(null);
  const close = (): void => void (openRule.value = null);
  useEffect(() => {
    const from = document.activeElement;
    panel.current?.focus();
    return () => (from as HTMLElement | null)?.focus();
  }, [rule]);
  return (
    <aside
      class="rule-panel"
      aria-label={say('rule', { rule })}
      tabIndex={-1}
      ref={panel}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        close();
      }}
    >
      <button type="button" onClick={close}>
        {say('close')} <kbd>Esc</kbd>
      </button>
      <p class="faint">{rule.split(' ')[0]}</p>
      {/* An answer to the rule before is none to this one. */}
      {told.answer && rule.endsWith(told.answer.at(-1)!.number) ? (
        told.answer.map(({ number, title, topic, readings, figures, cases }) => (
          <section key={number}>
            <h2>
              {number} {title}
            </h2>
            {topic !== title && <p>{topic}</p>}
            {readings.length > 0 && <h3>{say('rule-readings')}</h3>}
            <ul>
              {readings.map(({ tag, text }) => (
                <li key={tag}>{text}</li>
              ))}
            </ul>
            {figures.length > 0 && <Figures figures={figures} />}
            {cases.length > 0 && <Cases cases={cases} />}
          </section>
        ))
      ) : (
        <Awaited of={told} />
      )}
    </aside>
  );
}

/** The figures that are played by under a rule, as the house's tables have them; of those no source states, why they are so. */
const Figures = ({ figures }: Pick<Rule, 'figures'>): JSX.Element => (
  <>
    <h3>{say('rule-figures')}</h3>
    <dl>
      {figures.map(({ name, value, ours }) => (
        <div key={name}>
          <dt>{figureName(name)}</dt>
          <dd>
            {figureWords(value)}
            {ours !== null && <p class="faint">{say('figure-ours', { why: ours })}</p>}
          </dd>
        </div>
      ))}
    </dl>
  </>
);

/** What the rule was seen to do, in the cases by which the house is proved; folded, for there may be twenty. */
const Cases = ({ cases }: Pick<Rule, 'cases'>): JSX.Element => (
  <details>
    <summary>{say('rule-cases', { n: cases.length })}</summary>
    <ul>
      {cases.map(({ id, kind, shows }) => (
        <li key={id}>
          {shows}
          <p class="faint">
            {id} · {say(`case-${kind}`)}
          </p>
        </li>
      ))}
    </ul>
  </details>
);
