import type { AnswerOf } from '../../graph/shapes.js';
import type { AnyOrder } from '../../seat/composing.js';
import type { Theatre } from '../../seat/theatre.js';
import { partOf, withPart } from '../form/part-of.js';

/** What came of pointing at the chart. */
export type PointedSail =
  | { readonly is: 'sail'; readonly order: AnyOrder }
  | { readonly is: 'barred'; readonly message: string; readonly rule: string }
  | { readonly is: 'out-of-reach' };

interface Sailing {
  readonly order: AnyOrder;
  /** The sea area the ship lies in, or off whose shore its port lies; null where that is not told. */
  readonly from: string | null;
  readonly theatre: Pick<Theatre, 'seas' | 'ports'>;
  readonly reach: AnswerOf['reach'] | null;
}

const SEAS = ['movement', 'seas'] as const;
const PORT = ['movement', 'port'] as const;

/** The areas an order sails through. */
export const seasOf = (order: AnyOrder): readonly string[] =>
  (partOf(order, SEAS) ?? []) as readonly string[];

/** The port an order makes for. */
export const portOf = (order: AnyOrder): string | null => (partOf(order, PORT) ?? null) as string | null;

/** Whether one area borders on another, as either of them tells it. */
function borders({ seas }: Sailing['theatre'], a: string, b: string): boolean {
  const next = (code: string): readonly string[] =>
    Object.values(seas.find((sea) => sea.code === code)?.neighbours ?? {}).flat();
  return next(a).includes(b) || next(b).includes(a);
}

/**
 * What a sailing becomes when a sea area is pointed at: the last one of it is taken back, one of it cuts it there, one beside its end
 * goes on, one in reach is sailed to by the way the house proposes.
 */
export function pointSea(sea: string, { order, from, theatre, reach }: Sailing): PointedSail {
  const seas = seasOf(order);
  const sail = (next: readonly string[]): PointedSail => ({
    is: 'sail',
    // Elsewhere than it was going, the port is no goal any more.
    order: withPart(withPart(order, PORT, null), SEAS, next),
  });
  const at = seas.indexOf(sea);
  if (at >= 0) return sail(seas.slice(0, at === seas.length - 1 ? at : at + 1));
  const end = seas.at(-1) ?? from;
  if (seas.length > 0 && end !== null && borders(theatre, end, sea)) return sail([...seas, sea]);
  const way = reach?.reached.find(({ place }) => place === sea);
  if (way) return sail(way.path);
  if (end !== null && borders(theatre, end, sea)) return sail([...seas, sea]);
  return barredOr(sea, reach);
}

/** What a sailing becomes when a port is pointed at: it is made for, or no more if it was. */
export function pointPort(port: string, { order, from, theatre, reach }: Sailing): PointedSail {
  if (portOf(order) === port) return { is: 'sail', order: withPart(order, PORT, null) };
  const sea = theatre.ports.find(({ name }) => name === port)?.sea;
  const seas = seasOf(order);
  if (sea !== undefined && (seas.at(-1) ?? from) === sea)
    return { is: 'sail', order: withPart(order, PORT, port) };
  const way = reach?.reached.find(({ place }) => place === port);
  if (way) return { is: 'sail', order: withPart(withPart(order, SEAS, way.path), PORT, port) };
  return barredOr(port, reach);
}

function barredOr(wanted: string, reach: Sailing['reach']): PointedSail {
  const barred = reach?.barred.find(({ place }) => place === wanted);
  return barred ? { is: 'barred', message: barred.message, rule: barred.rule } : { is: 'out-of-reach' };
}
