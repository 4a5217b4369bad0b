import type { ComponentChildren, JSX } from 'preact';
import type { OrderKind } from '@vedette/campaign';
import type { AnswerOf } from '../../graph/shapes.js';
import { RuleLink } from '../../rules/rule-link.js';
import { say } from '../../words/words.js';
import { OrderField } from '../form/fields.js';
import { type Field, fieldsOf } from '../form/field-of.js';
import { labelOf, wordOf } from '../form/field-words.js';
import type { Filling } from '../form/filling.js';
import { ORDER_FORMS } from '../form/order-forms.js';
import { partOf, pointerOf } from '../form/part-of.js';
import { problemsAt } from '../form/problem-at.js';
import { whyClosed } from './why-closed.js';
import { SECTION_KEYS } from './section-keys.js';

const SUBJECTS: ReadonlySet<string> = new Set(['unit', 'ship']);
/** Sections that stand open before anything is in them: what most orders are about. */
const OPEN: ReadonlySet<string> = new Set(['strategic', 'posture', 'supply', 'movement', 'contact']);

/**
 * The form of a piece's own order, a section for each part its schema has, in the same order and place for every piece of a kind: one of
 * which nothing would be done now is there too, closed, and names the rule and why.
 */
export function Sections({
  filling,
  closed,
  beneath,
}: {
  readonly filling: Filling;
  /** What bars sections just now; nothing for orders of which nobody has said. */
  readonly closed: AnswerOf['closed'];
  /** What stands beneath the fields of a section, by its name. */
  readonly beneath: Readonly<Record<string, ComponentChildren>>;
}): JSX.Element {
  const { kind } = filling.order;
  const fields = fieldsOf(ORDER_FORMS[kind as OrderKind], [], SUBJECTS);
  return (
    <>
      {fields.map((field) => (
        <Section
          key={field.name}
          field={field}
          filling={filling}
          beneath={beneath[field.name]}
          closed={closed.find((why) => why.field === `/${field.name}`)}
        />
      ))}
    </>
  );
}

function Section({
  field,
  filling,
  beneath,
  closed,
}: {
  readonly field: Field;
  readonly filling: Filling;
  readonly beneath: ComponentChildren;
  readonly closed: AnswerOf['closed'][number] | undefined;
}): JSX.Element {
  const wrong = problemsAt(filling.problems, pointerOf(field.path));
  const key = Object.entries(SECTION_KEYS[filling.order.kind] ?? {}).find(
    ([, name]) => name === field.name,
  )?.[0];
  const value = partOf(filling.order, field.path);
  // What is ordered already is the referee's to judge, at its field.
  const isClosed = closed !== undefined && value === undefined;
  return (
    <details
      class="section"
      data-section={field.name}
      data-closed={isClosed || undefined}
      open={(OPEN.has(field.name) && !isClosed) || value !== undefined || wrong.length > 0}
    >
      <summary>
        <span>{labelOf(field.name)}</span>
        {wrong.length > 0 && <span class="count">⚠ {wrong.length}</span>}
        {isClosed ? (
          <span class="faint brief">{say('section-closed', { rule: numberOf(closed.rule) })}</span>
        ) : (
          <span class="faint brief">{briefly(value)}</span>
        )}
        {key && <kbd>{key.toUpperCase()}</kbd>}
      </summary>
      {isClosed && (
        <p class="why-closed">
          {whyClosed(filling.order, closed)} <RuleLink rule={closed.rule} />
        </p>
      )}
      <OrderField field={field} filling={filling} />
      {beneath}
    </details>
  );
}

/** The number of a rule within its book, of `gitm-amwol 6.3`; the book is named where the reason is. */
const numberOf = (rule: string): string => rule.slice(rule.lastIndexOf(' ') + 1);

/** What a section says, in a few words. */
function briefly(value: unknown): string {
  if (value === undefined || value === null || value === false) return '';
  if (value === true) return '✓';
  if (Array.isArray(value)) return value.map((one) => (one === null ? '–' : briefly(one))).join(' ');
  if (typeof value === 'object')
    return Object.entries(value)
      .map(([name, part]) => (part === true ? labelOf(name) : briefly(part)))
      .filter((part) => part !== '')
      .join(' · ');
  return wordOf(String(value));
}
