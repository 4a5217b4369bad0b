import { createHash } from 'node:crypto';
import type { ReportFormat, ReportKind } from '@vedette/contracts';
import { mapFiles, type ObservedTurn, renderReports } from '@vedette/reports';

/** A report in one form, ready to be kept. */
export interface Rendering {
  readonly kind: ReportKind;
  readonly format: ReportFormat;
  readonly body: string;
  /** SHA-256 of the body. */
  readonly digest: string;
}

/** SHA-256 of a body, in hexadecimal. */
export function bodyDigest(body: string): string {
  return createHash('sha256').update(body).digest('hex');
}

/** Both reports of a player in every form, from his observations alone; the position's picture is his first map. */
export function renderPlayer(observed: ObservedTurn): Rendering[] {
  const { turn, position } = renderReports(observed);
  const [map] = mapFiles(position.document);
  return [
    rendering('turn', 'json', `${JSON.stringify(turn.document)}\n`),
    rendering('turn', 'txt', turn.text),
    rendering('turn', 'html', turn.html),
    rendering('position', 'json', `${JSON.stringify(position.document)}\n`),
    rendering('position', 'txt', position.text),
    rendering('position', 'html', position.html),
    ...(map ? [rendering('position', 'svg', map.svg)] : []),
  ];
}

function rendering(kind: ReportKind, format: ReportFormat, body: string): Rendering {
  return { kind, format, body, digest: bodyDigest(body) };
}
