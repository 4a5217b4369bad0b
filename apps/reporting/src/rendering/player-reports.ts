import { createHash } from 'node:crypto';
import type { ReportFormat, ReportKind } from '@vedette/contracts';
import {
  composePositionReport,
  composeTurnReport,
  mapFiles,
  type MapFile,
  type ObservedTurn,
  positionReportHtml,
  positionReportText,
  type PieceStory,
  type PositionReport,
  tellPiece,
  type TurnReport,
  turnReportHtml,
  turnReportText,
} from '@vedette/reports';

/** A report in one form. */
export interface Rendering {
  readonly body: string;
  /** SHA-256 of the body. */
  readonly digest: string;
}

/** SHA-256 of a body, in hexadecimal. */
export function bodyDigest(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** A player's reports of a turn, whatever is played. */
export interface ReportsOfTurn {
  /** The maps of the position report, in their order. */
  readonly maps: readonly MapFile[];
  /** Why a piece fared as it did in the turn; null where the player knows nothing of it. */
  explain(piece: string): PieceStory | null;
  /** A report in one form of text; null when it has none. */
  render(kind: ReportKind, format: ReportFormat): Rendering | null;
}

/** Both reports of a player's turn, from his observations alone; each form is made when it is first asked for. */
export class PlayerReports implements ReportsOfTurn {
  private turnReport?: TurnReport;
  private positionReport?: PositionReport;
  private drawn?: MapFile[];
  private readonly renderings = new Map<string, Rendering | null>();

  /** `opening` when there is a position and no turn before it. */
  constructor(
    private readonly observed: ObservedTurn,
    private readonly of: { readonly opening: boolean } = { opening: false },
  ) {}

  get turn(): TurnReport {
    return (this.turnReport ??= composeTurnReport(this.observed));
  }

  get position(): PositionReport {
    return (this.positionReport ??= composePositionReport(this.observed));
  }

  /** Why a piece fared as it did in the turn; null where the player knows nothing of it. */
  explain(piece: string): PieceStory | null {
    return this.of.opening ? null : tellPiece(this.observed, piece);
  }

  /** The maps of the position report, in their order. */
  get maps(): readonly MapFile[] {
    return (this.drawn ??= mapFiles(this.position));
  }

  /**
   * A report in one form of text; null when it has none: a turn report is no picture, before
   * the first turn nothing happened, and some positions have no map.
   */
  render(kind: ReportKind, format: ReportFormat): Rendering | null {
    const key = `${kind}.${format}`;
    const known = this.renderings.get(key);
    if (known !== undefined) return known;
    const body = kind === 'turn' ? this.turnBody(format) : this.positionBody(format);
    const rendering = body === null ? null : { body, digest: bodyDigest(body) };
    this.renderings.set(key, rendering);
    return rendering;
  }

  private turnBody(format: ReportFormat): string | null {
    if (this.of.opening) return null;
    if (format === 'json') return `${JSON.stringify(this.turn)}\n`;
    if (format === 'txt') return turnReportText(this.turn);
    if (format === 'html')
      return turnReportHtml(this.turn, { otherReport: { title: 'Position report', href: 'position.html' } });
    return null;
  }

  /** The picture of a position is its first map. */
  private positionBody(format: ReportFormat): string | null {
    if (format === 'png') return null;
    if (format === 'json') return `${JSON.stringify(this.position)}\n`;
    if (format === 'txt') return positionReportText(this.position);
    if (format === 'html')
      return positionReportHtml(
        this.position,
        this.of.opening ? {} : { otherReport: { title: 'Turn report', href: 'turn.html' } },
      );
    return this.maps[0]?.svg ?? null;
  }
}
