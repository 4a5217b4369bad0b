import { Injectable } from '@nestjs/common';
import type { MapFormat, ReportDocument } from '@vedette/contracts';
import { NotFoundError } from '@vedette/platform';
import type { MapFile } from '@vedette/reports';
import { pictureOf } from '../rendering/map-picture.js';
import { KeptReports } from '../kept/kept-reports.js';
import { bodyDigest } from '../rendering/player-reports.js';
import { ToldTurns, type WhoseTurn } from './told-turns.js';

/** Hands out single maps. */
@Injectable()
export class MapRoom {
  constructor(
    private readonly turns: ToldTurns,
    private readonly kept: KeptReports,
  ) {}

  /** @throws NotFoundError when the player has no position report of the turn */
  async list(whose: WhoseTurn): Promise<{ name: string; title: string }[]> {
    return (await this.maps(whose)).map(({ name, title }) => ({ name, title }));
  }

  /** @throws NotFoundError also when the report has no such map */
  async draw(whose: WhoseTurn, name: string, format: MapFormat): Promise<ReportDocument> {
    const map = (await this.maps(whose)).find((candidate) => candidate.name === name);
    if (!map) throw new NotFoundError('map', name);
    if (format === 'png') return pictureOf(map);
    return { mediaType: 'image/svg+xml', body: map.svg, digest: bodyDigest(map.svg) };
  }

  private async maps(whose: WhoseTurn): Promise<readonly MapFile[]> {
    return (await this.kept.maps(whose)) ?? (await this.turns.reports(whose)).maps;
  }
}
