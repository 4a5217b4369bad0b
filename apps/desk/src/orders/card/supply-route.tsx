import type { JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import { type Seat, supplyOf } from '../../graph/order-desk.js';
import { useAnswer } from '../../kit/use-answer.js';
import type { AnyOrder } from '../../seat/composing.js';
import { evening, isPast, told } from '../../seat/open-campaign.js';
import { say } from '../../words/words.js';
import { partOf } from '../form/part-of.js';
import { supplyLine, waysFor } from '../supply-known.js';

interface SupplyRouteProps {
  readonly seat: Seat;
  readonly piece: string;
  readonly order: AnyOrder;
}

/** What feeds a unit, as far as its player knows; nothing is asked of pieces to which no line could run, aboard or in a port off the map. */
export function SupplyRoute({ seat, piece, order }: SupplyRouteProps): JSX.Element | null {
  const unit = told.value?.position.land?.observed.units.find(({ id }) => id === piece);
  if (isPast.value || !unit || unit.square === null) return null;
  const sources = [partOf(order, ['supply', 'source']), unit.supplySource];
  return <Fed {...{ seat, piece, sources }} />;
}

/** The way a unit draws by with its length, what else would serve, and what bars the nearest that does not. */
function Fed(props: {
  readonly seat: Seat;
  readonly piece: string;
  readonly sources: readonly unknown[];
}): JSX.Element | null {
  const { seat, piece, sources } = props;
  const { answer } = useAnswer(`${piece} ${evening.value!.clock.turn}`, () => supplyOf(seat, piece));
  const { serving, barred } = waysFor(answer?.ways ?? [], sources);
  const [first, ...others] = serving;
  useEffect(() => {
    supplyLine.value = first?.path ?? [];
    return () => void (supplyLine.value = []);
  }, [first]);
  // Without an answer the form is as good as with it: it only tells less.
  if (!answer) return null;
  const known = first?.supplies ?? null;
  return (
    <div class="plan" data-feeds>
      <p>
        {first
          ? say('fed-from', {
              ...{ source: first.source, length: first.length!, limit: first.limit },
              path: first.path!.join(' – '),
            })
          : say('fed-from-nowhere')}{' '}
        {known !== null && say('supplies-there', { supplies: known })}{' '}
        {first && <span class="rule">{say('rule', { rule: first.rule })}</span>}
      </p>
      {others.length > 0 && (
        <p>{say('fed-from-others', { sources: others.map(({ source }) => source).join(', ') })}</p>
      )}
      {barred.map(({ source, text }) => (
        <p key={source} class="faint">
          {text}
        </p>
      ))}
    </div>
  );
}
