import type { JSX } from 'preact';
import type { AnswerOf } from '../../graph/shapes.js';
import { centreOf, outlinesOf, pathOf, RADIUS } from '../map/hexes.js';

/** A way, a target or a turn that is drawn: of a draft by dashes, of an order that stands by a whole line. */
export interface DrawnOrder {
  readonly key: string;
  readonly isDraft: boolean;
  /** From where it stands, hex by hex. */
  readonly way: readonly string[];
  readonly fireAt: string | null;
  readonly shock: string | null;
}

/** Hexes in reach: at RE with a whole edge, farther ones that need ME with a broken one. */
export function ReachLayer({ reach }: { readonly reach: AnswerOf['reach'] | null }): JSX.Element | null {
  if (!reach) return null;
  const at = (phase: number): string[] =>
    reach.reached.filter((one) => one.phase === phase).map(({ place }) => place);
  return (
    <g>
      <path class="reach at-re" d={outlinesOf(at(1), RADIUS - 2.5)} />
      <path class="reach at-me" d={outlinesOf(at(2), RADIUS - 2.5)} />
    </g>
  );
}

/** Ways, targets of fire and shocks, above the troops. */
export function OrdersLayer({ drawn }: { readonly drawn: readonly DrawnOrder[] }): JSX.Element {
  return (
    <g>
      {drawn.map(({ key, isDraft, way, fireAt, shock }) => {
        const from = way.at(-1);
        const style = isDraft ? 'is-draft' : '';
        return (
          <g key={key}>
            {way.length > 1 && <path class={`way ${style}`} d={pathOf(way.map(centreOf))} />}
            {from !== undefined && way.length > 1 && (
              <circle class="way-end" cx={centreOf(from).x} cy={centreOf(from).y} r={4} />
            )}
            {from !== undefined && fireAt !== null && (
              <>
                <path class={`aim ${style}`} d={pathOf([centreOf(from), centreOf(fireAt)])} />
                <path
                  class="aim-mark"
                  transform={`translate(${centreOf(fireAt).x} ${centreOf(fireAt).y})`}
                  d="M-8 0h16M0-8v16M-5 0a5 5 0 1 0 10 0a5 5 0 1 0-10 0"
                />
              </>
            )}
            {shock !== null && (
              <path
                class="aim-mark"
                transform={`translate(${centreOf(shock).x} ${centreOf(shock).y})`}
                d="M-7-7L7 7M-7 7L7-7"
              />
            )}
          </g>
        );
      })}
    </g>
  );
}
