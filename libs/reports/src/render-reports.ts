import { positionReportHtml } from './html/position-report-html.js';
import { turnReportHtml } from './html/turn-report-html.js';
import type { PositionReport } from './document/position-report.schema.js';
import type { TurnReport } from './document/turn-report.schema.js';
import type { ObservedTurn } from './input/observed-turn.js';
import { composePositionReport } from './position/compose-position-report.js';
import { positionReportText } from './text/position-report-text.js';
import { turnReportText } from './text/turn-report-text.js';
import { composeTurnReport } from './turn/compose-turn-report.js';

/** One report in every form. */
export interface RenderedReport<D> {
  readonly document: D;
  readonly text: string;
  readonly html: string;
}

/** Both reports of a player's turn (GITM AMWOL 5.3). */
export interface RenderedReports {
  readonly turn: RenderedReport<TurnReport>;
  readonly position: RenderedReport<PositionReport>;
}

/** Addresses at which the pages will stand, so that they lead to each other. */
export interface PageAddresses {
  readonly turn: string;
  readonly position: string;
}

/** Both reports of a player in every form, from what he observed alone. The same turn gives the same bytes. */
export function renderReports(
  observed: ObservedTurn,
  addresses: PageAddresses = { turn: 'turn.html', position: 'position.html' },
): RenderedReports {
  const turn = composeTurnReport(observed);
  const position = composePositionReport(observed);
  return {
    turn: {
      document: turn,
      text: turnReportText(turn),
      html: turnReportHtml(turn, { otherReport: { title: 'Position report', href: addresses.position } }),
    },
    position: {
      document: position,
      text: positionReportText(position),
      html: positionReportHtml(position, { otherReport: { title: 'Turn report', href: addresses.turn } }),
    },
  };
}
