import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  listReports,
  piecesNotDone,
  PieceStoryDocument,
  ReportDocument,
  ReportFormat,
  ReportKind,
} from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import { PNG, pictureOf } from '../rendering/map-picture.js';
import { KeptReports } from '../kept/kept-reports.js';
import { ToldTurns, type WhoseTurn } from './told-turns.js';

const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  json: 'application/json',
  txt: 'text/plain',
  html: 'text/html',
  svg: 'image/svg+xml',
  png: PNG,
};

type Entry = AnswerOf<typeof listReports>['reports'][number];

/** Hands out reports in the form that is asked for. */
@Injectable()
export class ReportReader {
  constructor(
    private readonly turns: ToldTurns,
    private readonly kept: KeptReports,
  ) {}

  /** @throws NotFoundError when the player has no such report, or has it not yet */
  async read(whose: WhoseTurn, kind: ReportKind, format: ReportFormat): Promise<ReportDocument> {
    return (await this.readKept(whose, kind, format)) ?? (await this.make(whose, kind, format));
  }

  private async make(whose: WhoseTurn, kind: ReportKind, format: ReportFormat): Promise<ReportDocument> {
    const reports = await this.turns.reports(whose);
    if (format === 'png' && kind === 'position' && reports.maps[0]) return pictureOf(reports.maps[0]);
    const rendering = reports.render(kind, format);
    if (!rendering) throw new NotFoundError('report', `${kind}.${format} of turn ${whose.turn}`);
    return { mediaType: MEDIA_TYPES[format], ...rendering };
  }

  /** A report of a campaign that is in an archive. */
  private async readKept(
    whose: WhoseTurn,
    kind: ReportKind,
    format: ReportFormat,
  ): Promise<ReportDocument | null> {
    const map = format === 'png' && kind === 'position' ? await this.kept.read(whose, 'position.svg') : null;
    if (map) return pictureOf({ svg: map.body });
    const kept = await this.kept.read(whose, `${kind}.${format}`);
    return kept && { mediaType: MEDIA_TYPES[format], ...kept };
  }

  /** Why a piece fared as it did. @throws NotFoundError where he knows nothing of it, whether there is such a piece or not */
  async explain(whose: WhoseTurn, piece: string): Promise<PieceStoryDocument> {
    const story = (await this.turns.reports(whose)).explain(piece);
    if (!story) throw new NotFoundError('piece', `${piece} in what you observed of turn ${whose.turn}`);
    return story;
  }

  /** What of the orders of pieces was not done in a turn, as far as the player was told; null while he has no report of it. */
  async notDone(
    whose: WhoseTurn,
    pieces: readonly string[],
  ): Promise<AnswerOf<typeof piecesNotDone>['pieces']> {
    const told = await this.turns.list(whose.campaign, whose.player);
    if (!told.some(({ turn, opening }) => turn === whose.turn && !opening)) return null;
    const reports = await this.turns.reports(whose);
    return pieces.map((piece) => ({
      piece,
      notDone: (reports.explain(piece)?.notDone ?? []).map(({ text, rule }) => ({ text, rule })),
    }));
  }

  /** What a player can read, by turn. */
  async list(campaign: string, player: string): Promise<AnswerOf<typeof listReports>> {
    const kept = await this.kept.list(campaign, player);
    if (kept) return { reports: kept };
    const turns = await this.turns.list(campaign, player);
    return {
      reports: turns.flatMap(({ turn, opening, maps, earlier }): Entry[] => {
        const entry = (kind: ReportKind, formats: ReportFormat[]): Entry => ({
          ...{ turn, kind, formats, edition: earlier.length + 1 },
          earlier: earlier.map((one) => ({ ...one })),
        });
        return [
          ...(opening ? [] : [entry('turn', ['html', 'json', 'txt'])]),
          entry('position', maps ? ['html', 'json', 'svg', 'txt'] : ['html', 'json', 'txt']),
        ];
      }),
    };
  }
}
