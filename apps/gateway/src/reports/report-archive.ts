import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import yazl from 'yazl';
import { ReportService } from './report.service.js';

/** Files carry no time of their own: the same reports are the same archive, byte for byte. */
const NO_TIME = new Date(1980, 0, 1);
const OPTIONS = { mtime: NO_TIME, forceDosTimestamp: true } as const;

/** All reports of one player as one archive. */
@Injectable()
export class ReportArchive {
  constructor(private readonly reports: ReportService) {}

  /**
   * A zip of every report of a player in every form, `turn-03/position.html`. Each is read when the archive has come to it,
   * so that no more than one is in memory; an error on the way destroys the stream.
   */
  async stream(campaign: string, player: string): Promise<Readable> {
    const entries = await this.reports.list(campaign, { player, turns: null });
    const zip = new yazl.ZipFile();
    const output = zip.outputStream as Readable;
    for (const { turn, kind, formats } of entries)
      for (const format of formats)
        zip.addReadStreamLazy(
          `turn-${String(turn).padStart(2, '0')}/${kind}.${format}`,
          OPTIONS,
          (give: (error: unknown, stream: NodeJS.ReadableStream) => void) => {
            this.reports.read({ campaign, player, turn }, kind, format).then(
              ({ body }) => give(null, Readable.from([Buffer.from(body)])),
              (error: unknown) => give(error, Readable.from([])),
            );
          },
        );
    zip.on('error', (error: Error) => output.destroy(error));
    zip.end();
    return output;
  }
}
