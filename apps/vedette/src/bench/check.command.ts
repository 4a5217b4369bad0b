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
    return [
      {
        pointer: '/format',
        found: JSON.stringify(format) ?? 'nothing',
        allowed: `one of ${POSITION_FORMAT}, ${ORDERS_FORMAT}`,
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
      return faultsOf(EventDocument, JSON.parse(line), `/${i}`);
    } catch (error) {
      return [{ pointer: `/${i}`, found: (error as Error).message, allowed: 'one JSON object a line' }];
    }
  });
}
