import type { JSX } from 'preact';
import { useSignal } from '@preact/signals';
import { endStanding, ordersOfTurn, removeTemplate, saveTemplate } from '../../graph/dispositions.js';
import type { CardState } from '../card-state.js';
import { canOrder } from '../card-state.js';
import type { Composer } from '../composer.js';
import { orderInForce } from '../drafts.js';
import { speakOut } from '../speak-out.js';
import type { EffectiveOrder } from '../../seat/campaign.js';
import type { AnyOrder } from '../../seat/composing.js';
import { standing, templates } from '../../seat/dispositions.js';
import { evening } from '../../seat/open-campaign.js';
import { inForce } from '../../seat/pieces.js';
import { say } from '../../words/words.js';
import { Copies } from './copies.js';
import { laidOn, withoutPiece } from '../lay-on.js';
import { loadDispositions, trying } from './load-dispositions.js';

interface AgainProps {
  readonly piece: EffectiveOrder;
  readonly state: CardState;
  readonly composer: Composer;
}

/** What can be done with an order beyond this turn and this piece: stand, be kept under a name, be laid on, be copied. */
export function Again({ piece, state, composer }: AgainProps): JSX.Element {
  const seat = composer.seat;
  const isLocked = !canOrder();
  const own = standing.value?.find(({ order }) => {
    const { unit, ship } = order as AnyOrder;
    return unit === piece.piece || ship === piece.piece;
  });
  const lay = (order: AnyOrder | null): void => {
    const laid = order && laidOn(order, piece.piece, branchOf(piece));
    if (laid) composer.compose(piece.piece, laid);
    else speakOut(say('cannot-lay-on', { piece: piece.piece }), true);
  };
  return (
    <details
      class="again"
      data-again
      onToggle={({ currentTarget }) => currentTarget.open && void loadDispositions(seat)}
    >
      <summary>
        <span>{say('again')}</span> <kbd>V</kbd>
      </summary>
      <LayOn piece={piece} composer={composer} isLocked={isLocked} lay={lay} />
      <label class="tick">
        <input
          type="checkbox"
          data-standing
          disabled={isLocked || state.text === null}
          checked={state.isStanding}
          onChange={(event) =>
            composer.compose(piece.piece, state.order, '', { standing: event.currentTarget.checked })
          }
        />
        <span>{say('make-standing')}</span>
      </label>
      {own && (
        <p>
          {say('stands-since', { turn: own.since })} <span class="faint">{own.text}</span>{' '}
          <button
            type="button"
            onClick={() =>
              void trying(async () => {
                await endStanding(seat, own.id);
                speakOut(say('standing-ended', { piece: piece.piece }));
                await loadDispositions(seat);
              })
            }
          >
            {say('end-standing')}
          </button>
        </p>
      )}
      <KeepAs order={state.order} isWhole={state.text !== null} composer={composer} />
      <Copies piece={piece} order={state.order} isWhole={state.text !== null} composer={composer} />
    </details>
  );
}

export const branchOf = ({ at }: EffectiveOrder): 'land' | 'sea' => (at === 'sea' ? 'sea' : 'land');

/** Orders that can be laid on a piece: a template, what it was ordered last turn, what another piece is ordered. */
function LayOn(props: {
  readonly piece: EffectiveOrder;
  readonly composer: Composer;
  readonly isLocked: boolean;
  readonly lay: (order: AnyOrder | null) => void;
}): JSX.Element {
  const { piece, composer, isLocked, lay } = props;
  const chosen = useSignal('');
  const effective = evening.value?.effective ?? [];
  const others = effective.filter(
    (one) => one.piece !== piece.piece && one.at === piece.at && one.origin !== 'default',
  );
  const layChosen = async (): Promise<void> => {
    const [from, name = ''] = split(chosen.value);
    if (from === 'template')
      lay((templates.value?.find((one) => one.name === name)?.order as AnyOrder | undefined) ?? null);
    else if (from === 'piece') lay(orderInForce(name));
    else if (from === 'last')
      await trying(async () => {
        const turn = evening.peek()!.clock.turn - 1;
        const sent = inForce(await ordersOfTurn(composer.seat, turn, piece.piece));
        const own = sent.findLast(({ order }) => laidOn(order as AnyOrder, piece.piece, branchOf(piece)));
        if (own) lay(own.order as AnyOrder);
        else speakOut(say('nothing-last-turn', { piece: piece.piece }), true);
      });
  };
  return (
    <div class="adding">
      <label for={`lay-on-${piece.piece}`}>{say('lay-on')}</label>
      <select
        id={`lay-on-${piece.piece}`}
        value={chosen.value}
        disabled={isLocked}
        onChange={(event) => (chosen.value = event.currentTarget.value)}
      >
        <option value="">{say('choose')}</option>
        <option value="last:">{say('as-last-turn')}</option>
        {(templates.value ?? []).map(({ name, text }) => (
          <option key={name} value={`template:${name}`}>
            {say('as-template', { name, text })}
          </option>
        ))}
        {others.map((one) => (
          <option key={one.piece} value={`piece:${one.piece}`}>
            {say('as-piece', { piece: one.piece })}
          </option>
        ))}
      </select>
      <button type="button" disabled={isLocked || chosen.value === ''} onClick={() => void layChosen()}>
        {say('lay-it-on')}
      </button>
    </div>
  );
}

const split = (value: string): [string, string] => {
  const at = value.indexOf(':');
  return [value.slice(0, at), value.slice(at + 1)];
};

/** Keeps the order of a card under a name, in place of what had that name; and lets go of what is kept. */
function KeepAs(props: {
  readonly order: AnyOrder;
  readonly isWhole: boolean;
  readonly composer: Composer;
}): JSX.Element {
  const { order, isWhole, composer } = props;
  const name = useSignal('');
  const { seat } = composer;
  const scope = String(order['unit'] ?? order['ship']);
  const keep = (): void =>
    void trying(async () => {
      const wanted = name.value.trim();
      await saveTemplate(seat, wanted, withoutPiece(order));
      speakOut(say('template-kept', { name: wanted }));
      name.value = '';
      await loadDispositions(seat);
    });
  return (
    <>
      <div class="adding">
        <label for={`keep-as-${scope}`}>{say('keep-as')}</label>
        <input
          id={`keep-as-${scope}`}
          type="text"
          maxLength={40}
          autocomplete="off"
          value={name.value}
          onInput={(event) => (name.value = event.currentTarget.value)}
        />
        <button type="button" disabled={!isWhole || name.value.trim() === ''} onClick={keep}>
          {say('keep-it')}
        </button>
      </div>
      <ul class="list">
        {(templates.value ?? []).map((one) => (
          <li key={one.name}>
            <strong>{one.name}</strong> <span class="faint">{one.text}</span>{' '}
            <button
              type="button"
              onClick={() =>
                void trying(async () => {
                  await removeTemplate(seat, one.name);
                  await loadDispositions(seat);
                })
              }
            >
              {say('remove-item', { item: one.name })}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
