import type { SummaryItem } from '../../document/turn-summary.schema.js';
import type { ReportHeading } from '../../input/heading.schema.js';
import type { ObservedPosition } from '../../input/observed-turn.js';
import { byRoll } from '../../position/piece-order.js';
import { stackInWords } from '../../position/words/stack-words.js';
import { tacticalStacks } from '../../position/words/tactical-words.js';
import { plain } from '../../wording/plain-text.js';
import { sentence, series } from '../../wording/series.js';

/**
 * Enemies in sight as the turn ends, square by square: those named on tactical maps, then what the strategic map shows
 * beside them; then ships in contact. Squares where the reader has troops too come first.
 */
export function facingOf({ land, fleet }: ObservedPosition, heading: ReportHeading): SummaryItem[] {
  const named = (land?.maps ?? []).flatMap((view) => {
    const stacks = tacticalStacks(view).flatMap(({ tactical, units }) => {
      const enemies = units.filter(({ standing }) => standing === 'hostile').map(({ unit }) => plain(unit));
      return enemies.length === 0 ? [] : [`${series(enemies)} at ${plain(tactical)}`];
    });
    if (stacks.length === 0) return [];
    const near = view.units.some(({ standing }) => standing === 'same') ? 0 : 1;
    return [{ near, square: view.square, text: sentence(`${plain(view.square)}: ${stacks.join('; ')}`) }];
  });
  const mapped = new Set(named.map(({ square }) => square));
  const far = (land?.squares ?? []).flatMap(({ square, stacks }) => {
    const enemies = stacks.filter(({ standing }) => standing === 'hostile');
    if (enemies.length === 0 || mapped.has(square)) return [];
    const near = stacks.some(({ standing }) => standing === 'same') ? 0 : 1;
    const words = enemies.map((stack) => stackInWords(stack, heading)).join('; ');
    return [{ near, square, text: sentence(`${plain(square)}: ${words}`) }];
  });
  const contacts = new Set(
    (fleet?.ships ?? []).flatMap(({ contacts: met }) =>
      met.filter(({ standing }) => standing === 'hostile').map(({ ship }) => plain(ship)),
    ),
  );
  const afloat =
    contacts.size === 0 ? [] : [sentence(`In contact at sea: ${series([...contacts].sort(byRoll))}`)];
  return [...[...named, ...far].sort((a, b) => a.near - b.near).map(({ text }) => text), ...afloat].map(
    (text) => ({ text, lines: [] }),
  );
}
