import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import type { OrderKind } from '@vedette/campaign';
import { type AnyOrder, drafts } from '../../seat/composing.js';
import { evening } from '../../seat/open-campaign.js';
import { inForce } from '../../seat/pieces.js';
import { say } from '../../words/words.js';
import type { Composer } from '../composer.js';
import { STAFF_KINDS } from '../form/order-forms.js';
import { ProblemAt } from '../form/problem-at.js';
import { offers, otherKinds } from '../offers.js';
import { canOrder } from '../card-state.js';
import { DraftOrder } from './draft-order.js';

interface OtherOrdersProps {
  /** Of which piece; null for those of the staff, which are of no piece. */
  readonly piece: string | null;
  readonly composer: Composer;
  readonly pointed: string | null;
}

/** Orders beside a piece's own: mergers, works, goods, commands. Each kind's form is made of its schema. */
export function OtherOrders({ piece, composer, pointed }: OtherOrdersProps): JSX.Element | null {
  const kind = useSignal('');
  const kinds = piece === null ? STAFF_KINDS : otherKinds(offers.value);
  const scope = piece ?? 'staff';
  const mine = [...drafts.value.values()].filter(({ key }) => key.startsWith(`${scope}/`));
  const sent = inForce(evening.value?.orders ?? []).filter(({ order }) => isOf(order as AnyOrder, piece));
  if (kinds.length === 0 && mine.length === 0 && sent.length === 0) return null;
  const begin = (): void => {
    if (kind.value === '') return;
    const first = offers.value?.find(({ order }) => order.kind === kind.value);
    const taken = new Set(mine.map(({ key }) => key));
    const number = Array.from({ length: taken.size + 1 }, (_, at) => at + 1).find(
      (at) => !taken.has(`${scope}/${kind.value}/${at}`),
    )!;
    const order =
      piece === null ? { kind: kind.value } : subjectOnly(first?.order as AnyOrder, piece, kind.value);
    composer.compose(`${scope}/${kind.value}/${number}`, order);
    kind.value = '';
  };
  return (
    <section class="others" aria-labelledby={`others-${scope}`}>
      <h3 id={`others-${scope}`}>{say(piece === null ? 'staff-orders' : 'other-orders')}</h3>
      {sent.map(({ receipt, order }) => (
        <div key={receipt.id} class="sent-other">
          <p>✓ {receipt.understood}</p>
          {receipt.problems.map((problem) => (
            <ProblemAt key={problem.code + problem.field} problem={problem as never} />
          ))}
          <button
            type="button"
            disabled={!canOrder()}
            onClick={() => void composer.withdrawById(receipt.id, order as AnyOrder)}
          >
            {say('take-back')}
          </button>
        </div>
      ))}
      {mine.map(({ key, order }) => (
        <DraftOrder key={key} draftKey={key} order={order} composer={composer} pointed={pointed} />
      ))}
      {kinds.length > 0 && (
        <div class="adding">
          <label for={`other-${scope}`} class="hidden">
            {say('other-kind')}
          </label>
          <select
            id={`other-${scope}`}
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
          <button type="button" disabled={!canOrder()} onClick={begin}>
            {say('add')}
          </button>
        </div>
      )}
    </section>
  );
}

/** An order of a kind with the piece in its place and nothing else: what it is to say its form asks. */
function subjectOnly(offered: AnyOrder | undefined, piece: string, kind: string): AnyOrder {
  const subject = Object.entries(offered ?? {}).find(([, value]) => value === piece)?.[0];
  return { kind, [subject ?? 'unit']: piece };
}

const isOf = (order: AnyOrder, piece: string | null): boolean => {
  if (order.kind === 'land' || order.kind === 'naval') return false;
  const isStaff = STAFF_KINDS.includes(order.kind as OrderKind);
  return piece === null ? isStaff : !isStaff && (order['unit'] === piece || order['ship'] === piece);
};
