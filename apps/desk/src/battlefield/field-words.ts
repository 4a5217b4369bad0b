import { type Step, tacticalGround } from '@vedette/cartography';
import type { PrintedBattlefieldDocument } from '@vedette/contracts';
import type { DepotView, TacticalView } from '@vedette/reports';
import type { Say } from '../map/square-words.js';
import { placeOf, type FieldMark, stacksOf } from './field-drawing.js';

/** All that is known of a battlefield. */
export interface FieldKnown {
  readonly sheet: PrintedBattlefieldDocument;
  readonly told: TacticalView | undefined;
  readonly depots: readonly DepotView[];
  readonly marks: readonly FieldMark[];
  /** Squares in which the chosen piece may come in. */
  readonly entries: readonly string[];
  /** Own marks as they are drawn, and what they say of a square. */
  readonly ownMarks: readonly Step[];
  readonly ownWords: (tactical: string) => readonly string[];
  readonly nameOfState: (state: string) => string;
}

/** What a square of a battlefield is called and what is known of it: place, ground, rating, city, troops, depots, marks. */
export function cellWords(tactical: string, known: FieldKnown, say: Say): string {
  const { sheet, told, depots, marks, entries, nameOfState, ownWords } = known;
  const [column, row] = placeOf(tactical);
  const ground = tacticalGround(sheet.terrain[row]?.[column] ?? '').name;
  const rating = sheet.defence[row]?.[column] ?? '0';
  const units = stacksOf(told?.units ?? []).get(tactical) ?? [];
  return [
    tactical,
    say(`tactical-${ground.replaceAll(' ', '-')}`),
    ...(rating === '0' ? [] : [say('defence-rating', { rating: Number(rating) })]),
    ...(sheet.city?.tactical === tactical ? [sheet.city.name] : []),
    ...(sheet.rail.includes(tactical) ? [say('field-railway')] : []),
    ...units.map(({ unit, state, standing, condition }) =>
      say('unit-here', {
        unit,
        state: nameOfState(state),
        standing: say(`standing-${standing}`),
        condition: condition === 'active' ? '' : say(`condition-${condition}`),
      }),
    ),
    ...depots
      .filter((depot) => depot.tactical === tactical)
      .map(({ id, kind, state, supplies }) =>
        depotWords(say, { id, kind, state: nameOfState(state), supplies }),
      ),
    ...marks.filter((mark) => mark.tactical === tactical).map(({ is }) => say(`mark-${is}`)),
    ...(entries.includes(tactical) ? [say('may-enter-here')] : []),
    ...ownWords(tactical),
  ].join(', ');
}

function depotWords(
  say: Say,
  { supplies, ...depot }: { id: string; kind: string; state: string; supplies: number | null },
): string {
  const what = say(`store-${depot.kind}`);
  return supplies === null
    ? say('depot-here', { ...depot, what })
    : say('depot-here-with', { ...depot, what, supplies });
}
