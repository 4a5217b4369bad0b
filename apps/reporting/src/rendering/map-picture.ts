import type { ReportDocument } from '@vedette/contracts';
import { VedetteError } from '@vedette/platform';
import { type MapFile, pngOf } from '@vedette/reports';
import { bodyDigest } from './player-reports.js';

export const PNG = 'image/png';

/** Pixels a unit of the drawing: a map is legible on a telephone and prints sharp. *Our figure.* */
const ZOOM = 2;

/** The machine has no renderer, which is an optional package (501). */
export class PictureUnavailableError extends VedetteError {
  constructor() {
    super({
      code: 'picture-unavailable',
      status: 501,
      message:
        'This installation makes no PNG: the optional package @resvg/resvg-js is not there. Maps come as SVG; end the path in .svg.',
    });
  }
}

/** A map as PNG, in base64 since messages are text. @throws PictureUnavailableError */
export async function pictureOf({ svg }: Pick<MapFile, 'svg'>): Promise<ReportDocument> {
  const png = await pngOf(svg, ZOOM);
  if (!png) throw new PictureUnavailableError();
  const body = Buffer.from(png).toString('base64');
  return { mediaType: PNG, body, digest: bodyDigest(body) };
}
