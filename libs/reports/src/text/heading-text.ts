import type { ReportHeading } from '../input/heading.schema.js';
import { plain } from '../wording/plain-text.js';
import { dicePromise } from '../wording/dice-promise.js';
import { titled, wrap } from './page.js';

/** The head of a report: what it is, for whom, of which campaign and by which book. */
export function headingText(title: string, heading: ReportHeading): string[] {
  const dice = dicePromise(heading);
  return [
    ...titled(plain(title), '='),
    ...wrap(`Campaign: ${plain(heading.campaign)}`),
    ...wrap(`For: ${plain(heading.player.name)}`),
    ...wrap(`Rules: ${plain(heading.rulebook.title)}`),
    ...(heading.decidedBy?.length
      ? wrap(`Decided by: Vedette ${heading.decidedBy.map(plain).join(', ')}`)
      : []),
    ...(dice === null ? [] : wrap(`Dice: ${plain(dice)}`)),
    '',
  ];
}
