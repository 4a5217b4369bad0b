import type { ObservedEvent } from '@vedette/observation';
import { inWords } from '../wording/figures.js';
import { sentence } from '../wording/series.js';
import type { PhasedTelling } from './fold-failures.js';

const REPLACED = 'replaced';

/** An order as its sender was told of it: a text of the event's data, empty where there is none. */
function textOf({ data }: ObservedEvent, key: string): string {
  const value = data[key];
  return typeof value === 'string' ? value : '';
}

function slotOf(event: ObservedEvent): string {
  return ['by', 'kind', 'subject'].map((key) => textOf(event, key)).join('\n');
}

function wasReplaced({ data }: ObservedEvent): boolean {
  const { warnings } = data;
  return Array.isArray(warnings) && warnings.some((one: { code?: unknown } | null) => one?.code === REPLACED);
}

/** Which orders gave way to a later one of the same sender for the same piece: those replaced, and those refused before it. */
export function earlierVersions(events: readonly ObservedEvent[]): ReadonlySet<ObservedEvent> {
  const earlier = new Set<ObservedEvent>();
  const later = new Set<string>();
  for (const event of events.filter(({ phase }) => phase === 'orders').toReversed()) {
    if (event.type === 'OrderStood' && wasReplaced(event)) earlier.add(event);
    else if (event.type === 'OrderRefused' && later.has(slotOf(event))) earlier.add(event);
    if (event.type === 'OrderStood' || event.type === 'OrderRefused') later.add(slotOf(event));
  }
  return earlier;
}

/** `13 earlier versions, four of them refused, gave way to later orders; ...`. */
function draftsInWords(drafts: readonly ObservedEvent[], turn: number): string {
  const refused = drafts.filter(({ type }) => type === 'OrderRefused').length;
  return sentence(
    inWords(drafts.length, 'earlier version', 'earlier versions'),
    refused > 0 &&
      `, ${refused === drafts.length ? 'refused' : inWords(refused, 'of them refused', 'of them refused')},`,
    'gave way to later orders',
    `; GET .../orders?turn=${turn} lists every version`,
  );
}

/**
 * The orders section as a reader wants it: first what was carried out, then what was refused, and one line for all the
 * versions that gave way to later ones; each of them stands in the list of orders (GITM AMWOL 6.1).
 */
export function arrangeOrders(
  tellings: readonly PhasedTelling[],
  events: readonly ObservedEvent[],
  turn: number,
): PhasedTelling[] {
  const earlier = earlierVersions(events);
  const eventOf = ({ events: [number] }: PhasedTelling): ObservedEvent => events[number! - 1]!;
  const isDraft = (telling: PhasedTelling): boolean => earlier.has(eventOf(telling));
  const drafts = tellings.filter(isDraft);
  const rank = (telling: PhasedTelling): number => (eventOf(telling).type === 'OrderRefused' ? 1 : 0);
  const others = tellings.filter((telling) => !isDraft(telling)).sort((a, b) => rank(a) - rank(b));
  if (drafts.length === 0) return others;
  const first = drafts[0]!;
  return [
    ...others,
    {
      ...first,
      events: drafts.flatMap((telling) => telling.events),
      told: {
        ...first.told,
        ...{ unit: '', force: null, each: '', reasons: [], dice: [] },
        weight: 'routine',
        rest: draftsInWords(drafts.map(eventOf), turn),
      },
    },
  ];
}
