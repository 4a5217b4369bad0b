import { createHash } from 'node:crypto';
import type { ReportFormat, ReportKind } from '@vedette/contracts';
import {
  composePositionReport,
  composeTurnReport,
  type ObservedTurn,
  positionReportText,
  turnReportText,
} from '@vedette/reports';

/** A report in one form, ready to be kept. */
export interface Rendering {
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  readonly body: string;
  /** SHA-256 of the body. */
  readonly digest: string;
}

/** Both reports of a player in every form, from his observations alone. */
export function renderReports(turn: ObservedTurn): Rendering[] {
  const told = composeTurnReport(turn);
  const position = composePositionReport(turn);
  return [
    rendering('turn', 'json', JSON.stringify(told)),
    rendering('turn', 'txt', turnReportText(told)),
    rendering('position', 'json', JSON.stringify(position)),
    rendering('position', 'txt', positionReportText(position)),
  ];
}

function rendering(kind: ReportKind, format: ReportFormat, body: string): Rendering {
  return { kind, format, body, digest: createHash('sha256').update(body).digest('hex') };
}
