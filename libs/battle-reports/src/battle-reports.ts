import { battleViewOf } from '@vedette/battle-sight';
import type { HexMap } from '@vedette/hex';
import { battleMapSvg } from './map/battle-map.js';
import { viewHtml, viewText } from './position/view-text.js';
import { battleReportOf, type ReportSource } from './turn/battle-report.js';
import { reportHtml } from './turn/report-html.js';
import { reportText } from './turn/report-text.js';

/** Names of the files a player gets after a turn. */
export const REPORT_FILES = [
  'turn.json',
  'turn.txt',
  'turn.html',
  'position.json',
  'position.txt',
  'position.html',
  'map.svg',
] as const;
export type ReportFile = (typeof REPORT_FILES)[number];

/** The files of one player after a turn: what happened as he was told, what his side knows now, and its map. */
export function battleReportFiles(source: ReportSource, map: HexMap): Record<ReportFile, string> {
  const { state, player } = source;
  const report = battleReportOf(source);
  const view = battleViewOf({ state, map }, player.side);
  const svg = battleMapSvg(view, map, state.map, state);
  return {
    'turn.json': json(report),
    'turn.txt': reportText(report),
    'turn.html': reportHtml(report),
    'position.json': json(view),
    'position.txt': viewText(view),
    'position.html': viewHtml(view, svg),
    'map.svg': svg,
  };
}

function json(value: unknown): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
