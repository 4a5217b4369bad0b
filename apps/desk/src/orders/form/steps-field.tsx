import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { say } from '../../words/words.js';
import { pointedFor, pointedSquare, pointedTactical } from '../pointed.js';
import type { Field, Schema } from './field-of.js';
import { labelOf, wordOf } from './field-words.js';
import { type Filling, idOf } from './filling.js';
import { partOf, pointerOf } from './part-of.js';
import { problemsAt } from './problem-at.js';

type Steps = Field & { is: 'steps' };

/** The key of a step that is an object; null of a bare text. */
const keyOf = ({ properties }: Schema): string | null => Object.keys(properties ?? {})[0] ?? null;

/** A step in words: a place by its name, all else with what it does. */
export function stepWords(step: unknown): string {
  if (typeof step !== 'object' || step === null) return String(step);
  const [key = '', value] = Object.entries(step)[0] ?? [];
  const said = value === true ? '' : value === null ? say('nothing') : wordOf(nameOfValue(key, value));
  return [labelOf(key), said].filter(Boolean).join(' ');
}

/** Numbers are words by what they number: a facing has a name, a place in a stack has none. */
const nameOfValue = (key: string, value: unknown): string =>
  typeof value === 'number' && wordOf(`${key}-${value}`) !== `${key}-${value}`
    ? `${key}-${value}`
    : String(value);

/** What is done step by step: each step may be of a kind of its own, and they are taken in their order. */
export function StepsField({
  field,
  filling,
}: {
  readonly field: Steps;
  readonly filling: Filling;
}): JSX.Element {
  const id = idOf(filling, field.path);
  const steps = (partOf(filling.order, field.path) ?? []) as readonly unknown[];
  const change = (next: readonly unknown[]): void => filling.change(field.path, next);
  return (
    <>
      {steps.length > 0 && (
        <ol class="list">
          {steps.map((step, index) => {
            const isWrong =
              problemsAt(filling.problems, pointerOf([...field.path, String(index)])).length > 0;
            const words = stepWords(step);
            return (
              <li key={index} class={isWrong ? 'doubtful' : undefined}>
                <span>
                  {words}
                  {isWrong && <span class="hidden"> {say('see-below')}</span>}
                </span>
                <button
                  type="button"
                  class="quiet"
                  aria-label={say('remove-item', { item: words })}
                  disabled={filling.isLocked}
                  onClick={() => change(steps.filter((_, at) => at !== index))}
                >
                  ×
                </button>
              </li>
            );
          })}
        </ol>
      )}
      <AddStep
        id={id}
        field={field}
        isLocked={filling.isLocked || (field.most !== null && steps.length >= field.most)}
        add={(step) => change([...steps, step])}
      />
    </>
  );
}

/** Chooses the kind of a step, then what it says, and adds it at the end. */
function AddStep(props: {
  readonly id: string;
  readonly field: Steps;
  readonly isLocked: boolean;
  readonly add: (step: unknown) => void;
}): JSX.Element {
  const { id, field, isLocked, add } = props;
  const chosen = useSignal(0);
  const written = useSignal('');
  const kind = field.kinds[chosen.value]!;
  const key = keyOf(kind);
  const value = key === null ? kind : kind.properties![key]!;
  const offered = valuesOf(key ?? '', value);
  const pattern = value.pattern?.replace(/^\^|\$$/g, '') ?? null;
  const pointed = pointedFor(pattern, [pointedSquare.value, pointedTactical.value]);
  const said =
    value.const ??
    (offered.length > 0
      ? (offered.find(([, words]) => words === written.value) ?? offered[0]!)[0]
      : written.value.trim() || pointed);
  const isWhole = offered.length > 0 || value.const !== undefined || fits(pattern, said);
  return (
    <div class="adding">
      <label class="hidden" for={`${id}-kind`}>
        {say('add-to', { field: labelOf(field.name) })}
      </label>
      <select
        id={`${id}-kind`}
        disabled={isLocked}
        value={String(chosen.value)}
        onChange={({ currentTarget }) => {
          chosen.value = Number(currentTarget.value);
          written.value = '';
        }}
      >
        {field.kinds.map((one, index) => (
          <option key={index} value={String(index)}>
            {labelOf(keyOf(one) ?? 'step')}
          </option>
        ))}
      </select>
      {value.const === undefined && (
        <label class="hidden" for={`${id}-value`}>
          {labelOf(key ?? 'step')}
        </label>
      )}
      {offered.length > 0 && (
        <select
          id={`${id}-value`}
          disabled={isLocked}
          value={written.value || offered[0]![1]}
          onChange={({ currentTarget }) => (written.value = currentTarget.value)}
        >
          {offered.map(([, words]) => (
            <option key={words} value={words}>
              {words}
            </option>
          ))}
        </select>
      )}
      {offered.length === 0 && value.const === undefined && (
        <input
          id={`${id}-value`}
          type="text"
          autocomplete="off"
          spellcheck={false}
          disabled={isLocked}
          placeholder={pointed ?? undefined}
          value={written.value}
          onInput={({ currentTarget }) => (written.value = currentTarget.value)}
        />
      )}
      <button
        type="button"
        disabled={isLocked || !isWhole}
        onClick={() => {
          add(key === null ? said : { [key]: said });
          written.value = '';
        }}
      >
        {say('add')}
      </button>
    </div>
  );
}

const fits = (pattern: string | null, text: unknown): boolean =>
  typeof text === 'string' && (pattern === null || new RegExp(`^(?:${pattern})$`).test(text));

/** Values a step may have, each with its words; none where it is written. */
function valuesOf(key: string, schema: Schema): readonly (readonly [unknown, string])[] {
  if (schema.enum) return schema.enum.map((word) => [word, wordOf(word)] as const);
  if (schema.anyOf)
    return schema.anyOf.flatMap((one) =>
      one.type === 'null' ? [[null, say('nothing')] as const] : [...valuesOf(key, one)],
    );
  if (schema.type !== 'integer') return [];
  const least = schema.minimum ?? 0;
  return Array.from({ length: (schema.maximum ?? least) - least + 1 }, (_, at) => {
    const number = least + at;
    return [number, wordOf(nameOfValue(key, number))] as const;
  });
}
