import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { useSignal } from '@preact/signals';
import { debriefOf, ordersOfTurn, type Whose } from '../graph/debrief-desk.js';
import { partAddress } from '../kit/part-links.js';
import { Awaited, useAnswer } from '../kit/use-answer.js';
import { nameOf } from '../seat/open-campaign.js';
import { say } from '../words/words.js';
import { type Difference, greatestErrors } from './greatest-errors.js';
import { whoseWords } from './maps-part.js';
import type { PartOfDebrief } from './part-of-debrief.js';

/** The ten decisions in which belief and truth differed most: what was believed, what was true, and what was ordered upon it. */
export function DecisionsPart({ campaign, seat, index, theatre: _ }: PartOfDebrief): JSX.Element {
  const side = useSignal(index.sides[0] ?? '');
  const whose: Whose = { side: side.value };
  const all = useAnswer(`${campaign} ${side.value}`, async () => {
    // Orders of a turn were given by what was believed when the turn before had ended.
    const debriefs = [];
    for (const turn of index.turns) debriefs.push(await debriefOf(campaign, seat, turn, whose));
    return debriefs;
  });
  const found = useMemo(() => (all.answer === null ? [] : greatestErrors(all.answer)), [all.answer]);
  return (
    <>
      <label class="field">
        <span>{say('decisions-of')}</span>
        <select value={side.value} onChange={(event) => (side.value = event.currentTarget.value)}>
          {index.sides.map((one) => (
            <option key={one} value={one}>
              {whoseWords(`side:${one}`)}
            </option>
          ))}
        </select>
      </label>
      <Awaited of={all} />
      {all.answer && found.length === 0 && <p>{say('no-differences')}</p>}
      <ol class="decisions">
        {found.map((one) => (
          <li key={`${one.turn} ${one.whose} ${one.place} ${one.state}`}>
            <strong>
              {say(`difference-${one.kind}`, {
                whose: one.kind === 'unseen' ? whoseWords(`side:${one.whose}`) : nameOf(one.whose),
                place: one.place,
                turn: one.turn,
                by: one.by,
                believed: one.believed,
              })}
            </strong>{' '}
            {say('difference-truth', {
              truly: one.truly.join(', ') || say('nobody-truly'),
              men: one.strength,
            })}{' '}
            <a
              href={`${partAddress(campaign, 'debrief', 'maps', seat === null ? {} : { seat })}&turn=${one.turn}&at=${one.place}&whose=${one.kind === 'unseen' ? `side:${one.whose}` : one.whose}`}
            >
              {say('on-the-maps')}
            </a>
            {one.kind !== 'unseen' && (
              <OrderedUpon campaign={campaign} seat={seat} difference={one} last={index.ended} />
            )}
          </li>
        ))}
      </ol>
    </>
  );
}

/** What was ordered in the turn after, asked for when it is unfolded. */
function OrderedUpon(props: {
  readonly campaign: string;
  readonly seat: string | null;
  readonly difference: Difference;
  readonly last: number;
}): JSX.Element | null {
  const { campaign, seat, difference, last } = props;
  const isOpen = useSignal(false);
  const turn = difference.turn + 1;
  if (turn > last) return null;
  return (
    <details onToggle={(event) => (isOpen.value = event.currentTarget.open)}>
      <summary>{say('ordered-upon', { who: nameOf(difference.whose), turn })}</summary>
      {isOpen.value && <OrdersOf campaign={campaign} seat={seat} player={difference.whose} turn={turn} />}
    </details>
  );
}

function OrdersOf(props: {
  readonly campaign: string;
  readonly seat: string | null;
  readonly player: string;
  readonly turn: number;
}): JSX.Element {
  const { campaign, seat, player, turn } = props;
  const all = useAnswer(`${campaign} ${turn}`, () => ordersOfTurn(campaign, seat, turn));
  const stood =
    all.answer?.find((one) => one.player === player)?.orders.filter(({ status }) => status === 'stands') ??
    [];
  return (
    <>
      <Awaited of={all} />
      {all.answer && stood.length === 0 && <p>{say('nothing-ordered')}</p>}
      <ul>
        {stood.map(({ receipt }) => (
          <li key={receipt.id}>{receipt.understood}</li>
        ))}
      </ul>
    </>
  );
}
