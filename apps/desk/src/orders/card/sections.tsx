import type { JSX } from 'preact';
import type { OrderKind } from '@vedette/campaign';
import type { AnswerOf } from '../../graph/shapes.js';
import { say } from '../../words/words.js';
import { OrderField } from '../form/fields.js';
import { type Field, fieldsOf } from '../form/field-of.js';
import { labelOf, wordOf } from '../form/field-words.js';
import type { Filling } from '../form/filling.js';
import { ORDER_FORMS } from '../form/order-forms.js';
import { partOf, pointerOf } from '../form/part-of.js';
import { problemsAt } from '../form/problem-at.js';
import { isOffered } from '../offers.js';
import { SECTION_KEYS } from './section-keys.js';

const SUBJECTS: ReadonlySet<string> = new Set(['unit', 'ship']);
/** Sections that stand open before anything is in them: what most orders are about. */
const OPEN: ReadonlySet<string> = new Set(['strategic', 'posture', 'supply', 'movement', 'contact']);

/** The form of a piece's own order, a section for each part its schema has; what is not offered now is folded away. */
export function Sections({
  filling,
  options,
}: {
  readonly filling: Filling;
  readonly options: AnswerOf['options'] | null;
}): JSX.Element {
  const { kind } = filling.order;
  const fields = fieldsOf(ORDER_FORMS[kind as OrderKind], [], SUBJECTS);
  const isLive = (field: Field): boolean =>
    options === null ||
    isOffered(options, kind, field.name) ||
    partOf(filling.order, field.path) !== undefined;
  const rest = fields.filter((field) => !isLive(field));
  return (
    <>
      {fields.filter(isLive).map((field) => (
        <Section key={field.name} field={field} filling={filling} />
      ))}
      {rest.length > 0 && (
        <details class="rest">
          <summary>
            {say('not-offered', { sections: rest.map(({ name }) => labelOf(name)).join(', ') })}
          </summary>
          {rest.map((field) => (
            <Section key={field.name} field={field} filling={filling} />
          ))}
        </details>
      )}
    </>
  );
}

function Section({ field, filling }: { readonly field: Field; readonly filling: Filling }): JSX.Element {
  const wrong = problemsAt(filling.problems, pointerOf(field.path));
  const key = Object.entries(SECTION_KEYS[filling.order.kind] ?? {}).find(
    ([, name]) => name === field.name,
  )?.[0];
  const value = partOf(filling.order, field.path);
  return (
    <details
      class="section"
      data-section={field.name}
      open={OPEN.has(field.name) || value !== undefined || wrong.length > 0}
    >
      <summary>
        <span>{labelOf(field.name)}</span>
        {wrong.length > 0 && <span class="count">⚠ {wrong.length}</span>}
        <span class="faint brief">{briefly(value)}</span>
        {key && <kbd>{key.toUpperCase()}</kbd>}
      </summary>
      <OrderField field={field} filling={filling} />
    </details>
  );
}

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
