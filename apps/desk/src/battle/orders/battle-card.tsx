import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { BattleView } from '@vedette/battle-sight';
import { standStill } from '../../orders/card/card-actions.js';
import { DraftOrder } from '../../orders/card/draft-order.js';
import { CardHead } from '../../orders/card/card-head.js';
import { canOrder } from '../../orders/card-state.js';
import type { Composer } from '../../orders/composer.js';
import { signedOff } from '../../orders/drafts.js';
import { keyBeside } from '../../orders/key-beside.js';
import { ProblemAt } from '../../orders/form/problem-at.js';
import type { EffectiveOrder, SentOrder } from '../../seat/campaign.js';
import { type AnyOrder, drafts } from '../../seat/composing.js';
import { evening } from '../../seat/open-campaign.js';
import { inForce } from '../../seat/pieces.js';
import { say } from '../../words/words.js';
import { kindsFor, orderOfKind } from './kinds-for.js';
import { pieceWords } from './piece-words.js';
import { keyOfDraft, subjectOf } from './pieces-of-draft.js';
import { placeInPlan } from './plan-pointing.js';
import { UnitPlanForm } from './unit-plan-form.js';

interface BattleCardProps {
  /** Null for orders of the whole side. */
  readonly piece: EffectiveOrder | null;
  readonly view: BattleView;
  readonly composer: Composer;
  readonly close: () => void;
  readonly next: () => void;
}

/** All that is ordered of one piece, and the forms of what is being composed: any number of orders may stand for it. */
export function BattleCard({ piece, view, composer, close, next }: BattleCardProps): JSX.Element {
  const id = piece?.piece ?? null;
  const isUnit = view.units.some((unit) => unit.id === id);
  const mine = [...drafts.value.values()].filter((draft) =>
    id === null ? subjectOf(draft.order) === null : isHis(draft.order, id) || draft.key.split('/')[0] === id,
  );
  return (
    <section class="card" aria-labelledby={id === null ? 'card-side' : `card-${id}`} data-card={id ?? 'side'}>
      {piece ? (
        <CardHead piece={piece} place={pieceWords(piece.piece, view)} />
      ) : (
        <h2 id="card-side">{say('orders-of-the-side')}</h2>
      )}
      {inForce(evening.value?.orders ?? [])
        .filter(({ order }) => isHis(order as AnyOrder, id))
        .map((sent) => (
          <StandingOrder key={sent.receipt.id} sent={sent} composer={composer} />
        ))}
      {mine.map(({ key, order }) =>
        isUnit && key.split('/')[0] !== id && placeInPlan(order, id!) >= 0 ? (
          <UnitPlanForm key={key} draftKey={key} order={order} unit={id!} composer={composer} />
        ) : (
          <DraftOrder
            key={key}
            draftKey={key}
            order={order}
            composer={composer}
            pointed={null}
            known={SUBJECTS}
          />
        ),
      )}
      <NewOrder key={id ?? ''} piece={id} view={view} composer={composer} />
      {piece && (
        <div class="card-actions">
          {piece.default.order !== null && piece.origin === 'default' && mine.length === 0 && (
            <button type="button" disabled={!canOrder()} onClick={() => void standStill(composer, piece)}>
              {say('stand-still')} <kbd>H</kbd>
            </button>
          )}
          <button type="button" onClick={next}>
            {say('next-without')} <kbd>N</kbd>
          </button>
          <button type="button" onClick={close}>
            {say('close')} <kbd>Esc</kbd>
          </button>
        </div>
      )}
    </section>
  );
}

/** Fields that say which piece, or that the whole side, an order is for: the card knows. */
const SUBJECTS: ReadonlySet<string> = new Set(['command', 'unit', 'leader', 'for']);

/** Whether an order is of a piece: it names it, or moves it in a plan; with null whether it is of the side. */
const isHis = (order: AnyOrder, piece: string | null): boolean =>
  piece === null
    ? subjectOf(order) === null
    : subjectOf(order) === piece ||
      placeInPlan(order, piece) >= 0 ||
      placeInPlan({ ...order, plan: order['planRE'] }, piece) >= 0;

/** An order that stands, in the referee's words, with what he said against it; it can be taken back, or taken back to be changed. */
function StandingOrder({
  sent,
  composer,
}: {
  readonly sent: SentOrder;
  readonly composer: Composer;
}): JSX.Element {
  const { receipt, order: sentOrder } = sent;
  const order = sentOrder as AnyOrder;
  const isLocked = !canOrder();
  const change = async (): Promise<void> => {
    await composer.withdrawById(receipt.id, order);
    composer.compose(
      keyBeside(keyOfDraft(subjectOf(order) ?? 'side', order.kind), drafts.peek()),
      signedOff(order)!,
    );
  };
  return (
    <div class="sent-other">
      <p>✓ {receipt.understood}</p>
      {receipt.problems.map((problem) => (
        <ProblemAt key={problem.code + problem.field} problem={problem} />
      ))}
      <button type="button" disabled={isLocked} onClick={() => void composer.withdrawById(receipt.id, order)}>
        {say('take-back')}
      </button>{' '}
      <button type="button" disabled={isLocked} onClick={() => void change()}>
        {say('change-it')}
      </button>
    </div>
  );
}

/** Begins an order of another kind for a piece; its form asks for the rest. */
function NewOrder(props: {
  readonly piece: string | null;
  readonly view: BattleView;
  readonly composer: Composer;
}): JSX.Element {
  const { piece, view, composer } = props;
  const kind = useSignal('');
  const kinds = kindsFor(piece, view);
  const scope = piece ?? 'side';
  const begin = (): void => {
    const order = orderOfKind(kind.value, piece, view);
    if (order) composer.compose(keyBeside(keyOfDraft(scope, order.kind), drafts.peek()), order);
    kind.value = '';
  };
  return (
    <div class="adding">
      <label for={`new-${scope}`}>{say('new-order')}</label>
      <select
        id={`new-${scope}`}
        value={kind.value}
        disabled={!canOrder()}
        onChange={(event) => (kind.value = event.currentTarget.value)}
      >
        <option value="">{say('choose')}</option>
        {kinds.map((one) => (
          <option key={one} value={one}>
            {say(`kind-${one}`)}
          </option>
        ))}
      </select>
      <button type="button" disabled={!canOrder() || kind.value === ''} onClick={begin}>
        {say('add')}
      </button>
    </div>
  );
}
