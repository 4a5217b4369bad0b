import {
  BATTLE_FORMAT,
  BATTLE_ORDERS_FORMAT,
  BattleEventDocument,
  faultsOfBattle,
  faultsOfBattleOrdersAlone,
  faultsOfDice,
} from '@vedette/battle';
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
import { Command } from 'commander';
import { readDocument, readText } from './read-document.js';
import { readTable } from './umpire.js';

/** `vedette check FILE`: says whether a position, orders or events document is well-formed. */
export function checkCommand(): Command {
  return new Command('check')
    .description('check a position, an orders document, or an events file (.jsonl)')
    .argument('<file>')
    .action((file: string) => {
      const faults = faultsOfFile(file);
      for (const fault of faults) process.stderr.write(`${file} ${faultLine(fault)}\n`);
      if (faults.length === 0) process.stdout.write(`${file}: well-formed\n`);
      process.exitCode = faults.length === 0 ? 0 : 2;
    });
}

function faultsOfFile(file: string): readonly Fault[] {
  try {
    if (file.endsWith('.jsonl')) return faultsOfEvents(readText(file));
    const document = readDocument(file);
    const format = (document as { format?: unknown } | null)?.format;
    if (format === ORDERS_FORMAT) return faultsOfOrders(document);
    if (format === POSITION_FORMAT) {
      readTable(document);
      return [];
    }
    if (format === BATTLE_FORMAT) return faultsOfBattle(document);
    if (format === BATTLE_ORDERS_FORMAT) return faultsOfBattleOrdersAlone(document);
    if (format === undefined && isDiceFile(document)) return faultsOfDice(document);
    return [
      {
        pointer: '/format',
        found: JSON.stringify(format) ?? 'nothing',
        allowed: `one of ${POSITION_FORMAT}, ${ORDERS_FORMAT}, ${BATTLE_FORMAT}, ${BATTLE_ORDERS_FORMAT}`,
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
      return faultsOf(isOfBattle ? BattleEventDocument : EventDocument, event, `/${i}`);
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
