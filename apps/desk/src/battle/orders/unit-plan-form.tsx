import type { JSX } from 'preact';
import { canOrder, stateOf } from '../../orders/card-state.js';
import { DraftState } from '../../orders/card/draft-state.js';
import type { Composer } from '../../orders/composer.js';
import { Fields } from '../../orders/form/fields.js';
import { type Field, fieldsOf } from '../../orders/form/field-of.js';
import type { Filling } from '../../orders/form/filling.js';
import { partOf, pathOf, withPart } from '../../orders/form/part-of.js';
import { proposedFor } from '../../orders/offers.js';
import { ProblemAt, problemsAt } from '../../orders/form/problem-at.js';
import type { AnyOrder } from '../../seat/composing.js';
import { say } from '../../words/words.js';
import { BATTLE_FORMS } from './battle-forms.js';
import { subjectOf } from './pieces-of-draft.js';
import { placeInPlan } from './plan-pointing.js';

interface UnitPlanFormProps {
  readonly draftKey: string;
  readonly order: AnyOrder;
  readonly unit: string;
  readonly composer: Composer;
}

/** What one unit does in the activation of its command: the level of the whole, and of the plan the part that is this unit's. */
export function UnitPlanForm({ draftKey, order, unit, composer }: UnitPlanFormProps): JSX.Element {
  const state = stateOf(draftKey, order);
  const place = `/plan/${placeInPlan(order, unit)}`;
  const filling: Filling = {
    scope: `plan-${unit}`,
    order,
    problems: state.problems,
    offered: (pointer) => proposedFor(order.kind, pointer),
    change: (path, value) => composer.compose(draftKey, withPart(order, path, value), path.join('/')),
    pointed: null,
    isLocked: !canOrder(),
  };
  const fields = [...levelOf(order), ...planFields(order.kind, place)];
  const loose = state.problems.filter(
    (problem) =>
      problemsAt([problem], place).length === 0 && !fields.some(({ name }) => problem.field === `/${name}`),
  );
  const remove = (): void => {
    const plan = (partOf(order, ['plan']) as readonly unknown[]).filter((_, at) => `/plan/${at}` !== place);
    composer.compose(draftKey, withPart(order, ['plan'], plan));
  };
  return (
    <fieldset class="other" data-other={draftKey}>
      <legend>{say('plan-of-unit', { unit, command: subjectOf(order) ?? '' })}</legend>
      <Fields fields={fields} filling={filling} />
      {loose.map((problem) => (
        <ProblemAt key={problem.field + problem.code} problem={problem} />
      ))}
      <DraftState state={state} />
      <div class="card-actions">
        <button
          type="button"
          class="primary"
          disabled={filling.isLocked || state.text === null || state.onItsWay === 'sending'}
          onClick={() => void composer.send([draftKey])}
        >
          {say(state.onItsWay === 'sending' ? 'sending' : 'send')} <kbd>Ctrl+Enter</kbd>
        </button>
        <button type="button" disabled={filling.isLocked} onClick={remove}>
          {say('out-of-the-plan', { unit })}
        </button>
        <button type="button" onClick={() => composer.discard(draftKey)}>
          {say('discard')}
        </button>
      </div>
    </fieldset>
  );
}

/** The level at which the whole acts; only an activation has one. */
const levelOf = ({ kind }: AnyOrder): Field[] =>
  fieldsOf(BATTLE_FORMS[kind]!, [], new Set()).filter(({ name }) => kind === 'activate' && name === 'at');

/** The fields of a unit's plan; which unit it is stands in the card's name. */
const planFields = (kind: string, place: string): Field[] =>
  fieldsOf(BATTLE_FORMS[kind]!.properties!['plan']!.items!, pathOf(place)).filter(
    ({ name }) => name !== 'unit',
  );
