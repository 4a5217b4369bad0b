import type { DeadLetterDocument } from '@vedette/contracts';
import { Command, InvalidArgumentError } from 'commander';
import { type PlaceOptions, placeOf, reached } from './house-place.js';

const EXAMPLE = `
A message that failed too often lies here until somebody looks: the error says why. Mend that, then send it back, or drop it if it
no longer matters. They go by themselves after 90 days.

  ./vedette dead-letters list
  ./vedette dead-letters send-back 17
  ./vedette dead-letters drop 17
`;

interface CellOptions extends PlaceOptions {
  readonly cell?: string;
}

interface ListOptions extends CellOptions {
  readonly from: number;
  readonly limit: number;
}

/** `vedette dead-letters`: messages that were given up on, for whoever runs the installation. */
export function deadLettersCommand(): Command {
  const command = new Command('dead-letters')
    .description('look at messages that were given up on, send them back, drop them')
    .addHelpText('after', EXAMPLE);
  command
    .command('list')
    .description('what was given up on, oldest first')
    .option('--from <number>', 'from this number on', wholeNumber, 1)
    .option('--limit <count>', 'at most so many, up to 1000', wholeNumber, 100)
    .action(async ({ from, limit, ...options }: ListOptions) => {
      const { askHouse } = await import('./beside-house.js');
      const { listDeadLetters } = await import('@vedette/contracts');
      process.exitCode = await askHouse(
        placeOf(options),
        (requests) => requests.request(listDeadLetters, { from, limit }, of(options)),
        ({ letters }) => (letters.length === 0 ? 'nothing was given up on\n' : letters.map(lineOf).join('')),
      );
    });
  command
    .command('send-back <number>')
    .description('put a message back where it came from, once what it failed for is mended')
    .action(async (text: string, options: CellOptions) => {
      const { askHouse } = await import('./beside-house.js');
      const { sendBackDeadLetter } = await import('@vedette/contracts');
      const number = wholeNumber(text);
      process.exitCode = await askHouse(
        placeOf(options),
        (requests) => requests.request(sendBackDeadLetter, { number }, of(options)),
        ({ subject }) => `${number} is back at ${subject}\n`,
      );
    });
  command
    .command('drop <number>')
    .description('forget a message for good')
    .action(async (text: string, options: CellOptions) => {
      const { askHouse } = await import('./beside-house.js');
      const { dropDeadLetter } = await import('@vedette/contracts');
      const number = wholeNumber(text);
      process.exitCode = await askHouse(
        placeOf(options),
        (requests) => requests.request(dropDeadLetter, { number }, of(options)),
        () => `${number} is dropped\n`,
      );
    });
  for (const task of command.commands)
    reached(task).option('--cell <name>', 'which cell of the house; the first unless given');
  return command;
}

const of = ({ cell }: CellOptions): Pick<CellOptions, 'cell'> => (cell === undefined ? {} : { cell });

function wholeNumber(text: string): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new InvalidArgumentError('It must be a whole number from 1 on.');
  return Number(text);
}

const lineOf = ({ number, subject, givenUpAt, deliveries, code, error }: DeadLetterDocument): string =>
  `${String(number).padStart(4)}  ${givenUpAt.slice(0, 19)}  ${subject}  after ${deliveries} tries  ${code}: ${error}\n`;
