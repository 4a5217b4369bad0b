import { tacticalGround } from '@vedette/cartography';
import { TACTICAL_SIZE } from '@vedette/geography';
import type { TacticalWords } from '../document/position-report.schema.js';
import type { TacticalUnitView, TacticalView } from '../input/tactical-view.schema.js';
import { cellOf } from '../position/words/tactical-words.js';
import { wrap } from './page.js';
import { LETTERS, placesText } from './strategic-text.js';

const LABEL = 3;

function markOf(units: readonly TacticalUnitView[]): string {
  const letters = new Set(
    units.map(({ standing }) => (standing === 'hostile' ? 'R' : standing === 'neutral' ? 'G' : 'B')),
  );
  if (letters.size === 0) return ' ';
  return letters.size > 1 ? (letters.size > 2 ? 'K' : 'M') : [...letters][0]!;
}

const NUMBERS = Array.from({ length: TACTICAL_SIZE }, (_, number) => number);

function grid(view: TacticalView): string[] {
  const labels = NUMBERS.map((column) => String(column).padEnd(3)).join('');
  const units = new Map<string, TacticalUnitView[]>();
  for (const unit of view.units) units.set(unit.tactical, [...(units.get(unit.tactical) ?? []), unit]);
  const rows = NUMBERS.map((row) => {
    const cells = NUMBERS.map((column) => {
      const { letter, defence } = cellOf(view, row, column);
      const sign = letter === '' ? ' ' : tacticalGround(letter).letter;
      return `${sign}${/^\d$/.test(defence) ? defence : ' '}${markOf(units.get(`${column}-${row}`) ?? [])}`;
    });
    return `${String(row).padEnd(LABEL)}${cells.join('')}`;
  });
  return [`${' '.repeat(LABEL)}${labels}`, ...rows];
}

/** A tactical map as letters, defence ratings and flags, and in words (GITM AMWOL 2). */
export function tacticalText(view: TacticalView, words: TacticalWords): string[] {
  return [
    ...wrap(`Tactical map of ${words.title}`),
    ...wrap(LETTERS),
    '',
    ...grid(view),
    '',
    ...words.notes.flatMap((note) => wrap(note)),
    'Troops:',
    ...(words.places.length > 0 ? placesText(words.places) : ['  none seen']),
    'The ground in words, with defence ratings:',
    ...words.ground.flatMap((row) => wrap(row, '  ', '    ')),
    '',
  ];
}
