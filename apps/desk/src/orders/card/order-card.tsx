import type { JSX } from 'preact';
import type { OrderKind } from '@vedette/campaign';
import type { EffectiveOrder, OrderProblem } from '../../seat/campaign.js';
import { say } from '../../words/words.js';
import type { Composer } from '../composer.js';
import type { Filling } from '../form/filling.js';
import { fieldsOf } from '../form/field-of.js';
import { ORDER_FORMS } from '../form/order-forms.js';
import { pointerOf, withPart } from '../form/part-of.js';
import { ProblemAt, problemsAt } from '../form/problem-at.js';
import { closed, offeredFor, offers } from '../offers.js';
import { Again } from '../again/again.js';
import { CommandLine } from '../text/command-line.js';
import { LAND_AND_SEA_TEXTS } from '../text/land-and-sea-texts.js';
import { CardActions } from './card-actions.js';
import { CardHead } from './card-head.js';
import { canOrder, type CardState, cardOf } from '../card-state.js';
import { DraftState } from './draft-state.js';
import { OtherOrders } from './other-orders.js';
import { PlanNote } from './plan-note.js';
import { Sections } from './sections.js';
import { SupplyRoute } from './supply-route.js';

interface OrderCardProps {
  readonly piece: EffectiveOrder;
  /** What the piece is called and where it is, as it was last told. */
  readonly place: string;
  readonly composer: Composer;
  readonly pointed: string | null;
  readonly close: () => void;
  readonly next: () => void;
}

/** The order of one piece: what it does now and without one, the form of its order, the same as text, and what is made of it. */
export function OrderCard({ piece, place, composer, pointed, close, next }: OrderCardProps): JSX.Element {
  const id = piece.piece;
  const state = cardOf(piece);
  const isLocked = !canOrder();
  const filling: Filling = {
    scope: `card-${id}`,
    order: state.order,
    problems: state.problems,
    offered: (pointer) => offeredFor(offers.value, state.order.kind, pointer),
    change: (path, value) => composer.compose(id, withPart(state.order, path, value), path.join('/')),
    pointed,
    isLocked,
  };
  const loose = looseProblems(state);
  return (
    <section class="card" aria-labelledby={`card-${id}`} data-card={id}>
      <CardHead piece={piece} place={place} />
      <DraftState state={state} />
      {loose.map((problem) => (
        <ProblemAt key={problem.field + problem.code} problem={problem} />
      ))}
      <CommandLine
        id={`line-${id}`}
        label={say('as-text')}
        value={state.text ?? ''}
        texts={LAND_AND_SEA_TEXTS}
        isLocked={isLocked}
        piece={id}
        onOrders={(orders) => {
          for (const { key, order } of orders) composer.compose(key, order, 'text');
        }}
      />
      {state.plan && <PlanNote plan={state.plan} />}
      <Sections
        key={id}
        filling={filling}
        closed={closed.value ?? []}
        beneath={{ supply: <SupplyRoute seat={composer.seat} piece={id} order={state.order} /> }}
      />
      <CardActions composer={composer} piece={piece} state={state} close={close} next={next} />
      <Again key={`again-${id}`} piece={piece} state={state} composer={composer} />
      <OtherOrders key={`others-${id}`} piece={id} composer={composer} pointed={pointed} />
    </section>
  );
}

/** Problems of the order as a whole: those that no section of it shows. */
function looseProblems({ order, problems }: CardState): readonly OrderProblem[] {
  const sections = fieldsOf(ORDER_FORMS[order.kind as OrderKind], [], new Set(['unit', 'ship']));
  return problems.filter(
    (problem) => !sections.some(({ path }) => problemsAt([problem], pointerOf(path)).length > 0),
  );
}
