import { Injectable } from '@nestjs/common';
import type { AnswerOf, listReports, ReportDocument, ReportFormat, ReportKind } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import { ToldTurns, type WhoseTurn } from './told-turns.js';

const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = {
  json: 'application/json',
  txt: 'text/plain',
  html: 'text/html',
  svg: 'image/svg+xml',
};

type Entry = AnswerOf<typeof listReports>['reports'][number];

/** Hands out reports in the form that is asked for. */
@Injectable()
export class ReportReader {
  constructor(private readonly turns: ToldTurns) {}

  /** @throws NotFoundError when the player has no such report, or has it not yet */
  async read(whose: WhoseTurn, kind: ReportKind, format: ReportFormat): Promise<ReportDocument> {
    const rendering = (await this.turns.reports(whose)).render(kind, format);
    if (!rendering) throw new NotFoundError('report', `${kind}.${format} of turn ${whose.turn}`);
    return { mediaType: MEDIA_TYPES[format], ...rendering };
  }

  /** What a player can read, by turn. */
  async list(campaign: string, player: string): Promise<AnswerOf<typeof listReports>> {
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
