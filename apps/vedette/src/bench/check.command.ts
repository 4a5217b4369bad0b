import {
  BATTLE_FORMAT,
  BATTLE_ORDERS_FORMAT,
  battleOfSheet,
  BattleReceiptsDocument,
  faultsOfBattle,
  faultsOfBattleOrdersAlone,
  faultsOfDice,
  isScenarioSheet,
} from '@vedette/battle';
import { BATTLE_REPORT_FORMAT, BattleReportDocument } from '@vedette/battle-reports';
import { BATTLE_VIEW_FORMAT, BattleViewDocument } from '@vedette/battle-sight';
import {
  EventDocument,
  faultLine,
  faultsOf,
  faultsOfOrders,
  MalformedDocumentError,
  ORDERS_FORMAT,
  POSITION_FORMAT,
  type Fault,
} from '@vedette/campaign';
import { POSITION_REPORT_FORMAT, PositionReport, TURN_REPORT_FORMAT, TurnReport } from '@vedette/reports';
import { Command } from 'commander';
import { faultsOfBattleEvent } from './faults-of-battle-event.js';
import { readDocument, readText } from './read-document.js';
import { readTable } from './umpire.js';

/** `vedette check FILE`: says whether a document of the bench or of a battle is well-formed. */
export function checkCommand(): Command {
  return new Command('check')
    .description(
      'check a position, orders, a report, receipts, dice told beforehand, a scenario’s sheet, or an events file (.jsonl)',
    )
    .argument('<file>')
    .action((file: string) => {
      const faults = faultsOfFile(file);
      for (const fault of faults) process.stderr.write(`${file} ${faultLine(fault)}\n`);
      if (faults.length === 0) process.stdout.write(`${file}: well-formed\n`);
      process.exitCode = faults.length === 0 ? 0 : 2;
    });
}

/** What judges a document, by the format it says it has. */
const JUDGES: Readonly<Record<string, (document: unknown) => readonly Fault[]>> = {
  [POSITION_FORMAT]: (document) => {
    readTable(document);
    return [];
  },
  [ORDERS_FORMAT]: faultsOfOrders,
  [TURN_REPORT_FORMAT]: (document) => faultsOf(TurnReport, document),
  [POSITION_REPORT_FORMAT]: (document) => faultsOf(PositionReport, document),
  [BATTLE_FORMAT]: faultsOfBattle,
  [BATTLE_ORDERS_FORMAT]: faultsOfBattleOrdersAlone,
  [BATTLE_VIEW_FORMAT]: (document) => faultsOf(BattleViewDocument, document),
  [BATTLE_REPORT_FORMAT]: (document) => faultsOf(BattleReportDocument, document),
};

/** Faults of a file, by the document it holds; none where it is well-formed. */
export function faultsOfFile(file: string): readonly Fault[] {
  try {
    if (file.endsWith('.jsonl')) return faultsOfEvents(readText(file));
    const document = readDocument(file);
    const format = (document as { format?: unknown } | null)?.format;
    if (typeof format === 'string' && Object.hasOwn(JUDGES, format)) return JUDGES[format]!(document);
    if (format === undefined && Array.isArray(document)) return faultsOf(BattleReceiptsDocument, document);
    if (format === undefined && isDiceFile(document)) return faultsOfDice(document);
    if (isScenarioSheet(document)) return faultsOfBattle(battleOfSheet(document));
    return [
      {
        pointer: '/format',
        found: JSON.stringify(format) ?? 'nothing',
        allowed: `one of ${Object.keys(JUDGES).join(', ')}`,
      },
    ];
  } catch (error) {
    if (error instanceof MalformedDocumentError) return error.faults;
    throw error;
  }
}

function faultsOfEvents(text: string): Fault[] {
  return text.split('\n').flatMap((line, i) => {
    if (line.trim() === '') return [];
    try {
      const event: unknown = JSON.parse(line);
      const isOfBattle = typeof event === 'object' && event !== null && 'step' in event;
      return isOfBattle ? faultsOfBattleEvent(event, `/${i}`) : faultsOf(EventDocument, event, `/${i}`);
    } catch (error) {
      return [{ pointer: `/${i}`, found: (error as Error).message, allowed: 'one JSON object a line' }];
    }
  });
}

/** Dice told beforehand have no format of their own: an object of lists by labels. */
function isDiceFile(document: unknown): boolean {
  return (
    typeof document === 'object' &&
    document !== null &&
    Object.keys(document).length > 0 &&
    Object.keys(document).every((key) => key === '*' || key.includes(':'))
  );
}
