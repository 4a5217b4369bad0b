import type { JSX } from 'preact';
import type { AnyOrder } from '../../seat/composing.js';
import { say } from '../../words/words.js';
import type { Composer } from '../composer.js';
import { Fields } from '../form/fields.js';
import { fieldsOf } from '../form/field-of.js';
import type { Filling } from '../form/filling.js';
import { withPart } from '../form/part-of.js';
import { ProblemAt } from '../form/problem-at.js';
import { askedForGood, sendWhenMeant } from '../for-good.js';
import { gameOfOrders } from '../game-of-orders.js';
import { proposedFor } from '../offers.js';
import { canOrder, stateOf } from '../card-state.js';
import { DraftState } from './draft-state.js';

/** The draft of an order that is no piece's own: its form, what is made of it, and what can be done with it. */
export function DraftOrder(props: {
  readonly draftKey: string;
  readonly order: AnyOrder;
  readonly composer: Composer;
  readonly pointed: string | null;
  /** Fields that the card has filled itself. */
  readonly known?: ReadonlySet<string>;
}): JSX.Element {
  const { draftKey, order, composer, pointed, known } = props;
  const state = stateOf(draftKey, order);
  const fields = fieldsOf(gameOfOrders().forms[order.kind]!, [], known);
  const filling: Filling = {
    scope: `other-${draftKey.replaceAll('/', '-')}`,
    order,
    problems: state.problems,
    offered: (pointer) => proposedFor(order.kind, pointer),
    change: (path, value) => composer.compose(draftKey, withPart(order, path, value), path.join('/')),
    pointed,
    isLocked: !canOrder(),
  };
  const loose = state.problems.filter(
    ({ field }) => !fields.some(({ name }) => field === `/${name}` || field.startsWith(`/${name}/`)),
  );
  return (
    <fieldset class="other" data-other={draftKey}>
      <legend>{say(`kind-${order.kind}`)}</legend>
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
          onClick={() => sendWhenMeant(composer, [draftKey])}
        >
          {say(askedForGood([draftKey]) === '' ? 'send' : 'send-for-good')}
        </button>
        <button type="button" onClick={() => composer.discard(draftKey)}>
          {say('discard')}
        </button>
      </div>
    </fieldset>
  );
}
