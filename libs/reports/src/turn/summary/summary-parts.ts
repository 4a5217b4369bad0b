import type { SummaryItem, TurnSummary } from '../../document/turn-summary.schema.js';
import { pieceLossesInWords } from './own-losses.js';

/** A heading of the summary with its sentences. */
export interface SummaryPart {
  readonly id: string;
  readonly title: string;
  readonly items: readonly SummaryItem[];
}

/** The summary as headings with sentences, the same in text and on the page; what there is none of is left out. */
export function summaryParts({ losses, standing, ...summary }: TurnSummary): SummaryPart[] {
  const lost: SummaryItem[] =
    losses.pieces.length === 0
      ? []
      : [losses.text, ...losses.pieces.map(pieceLossesInWords)].map((text) => ({ text, lines: [] }));
  const parts: SummaryPart[] = [
    { id: 'battles', title: 'Battles', items: summary.battles },
    { id: 'losses', title: 'Your losses', items: lost },
    { id: 'enemy', title: 'The enemy', items: summary.enemy },
    { id: 'places', title: 'Cities and sieges', items: summary.places },
    { id: 'arrivals', title: 'Marched and arrived', items: summary.arrivals },
    { id: 'failures', title: 'Not done as ordered', items: summary.failures },
    { id: 'facing', title: 'Enemies in sight now', items: summary.facing },
    { id: 'standing', title: 'Your forces now', items: [{ text: standing.text, lines: [] }] },
  ];
  return parts.filter(({ items }) => items.length > 0);
}
