import { Injectable } from '@nestjs/common';
import type { ReportDocument } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import { mapFiles, type MapFile, type PositionReport } from '@vedette/reports';
import { bodyDigest } from '../rendering/render-player.js';
import { ReportReader } from './report-reader.js';

/** Whose maps, of which turn. */
export interface MapsOf {
  readonly campaign: string;
  readonly player: string;
  readonly turn: number;
}

/** Draws single maps when they are asked for: all of them for everybody would fill the disk and be looked at by few. */
@Injectable()
export class MapRoom {
  constructor(private readonly reports: ReportReader) {}

  /** @throws NotFoundError when the player has no position report of the turn */
  async list(whose: MapsOf): Promise<{ name: string; title: string }[]> {
    return (await this.maps(whose)).map(({ name, title }) => ({ name, title }));
  }

  /** @throws NotFoundError also when the report has no such map */
  async draw(whose: MapsOf, name: string): Promise<ReportDocument> {
    const map = (await this.maps(whose)).find((candidate) => candidate.name === name);
    if (!map) throw new NotFoundError('map', name);
    return { mediaType: 'image/svg+xml', body: map.svg, digest: bodyDigest(map.svg) };
  }

  private async maps(whose: MapsOf): Promise<MapFile[]> {
    const { body } = await this.reports.read(whose, 'position', 'json');
    return mapFiles(JSON.parse(body) as PositionReport);
  }
}
