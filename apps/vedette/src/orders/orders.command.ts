import { MalformedDocumentError, faultLine } from '@vedette/campaign';
import { Command, InvalidArgumentError } from 'commander';
import { withServer } from '../server/server-command.js';
import { UsageError } from '../server/usage.error.js';
import { GatewayRefusedError } from '../server/gateway-refused.error.js';
import { checkOffline } from './check-offline.js';
import type { OrdersOptions } from './orders-options.js';
import { readOrderText } from './read-order-text.js';
import { sendText } from './send-text.js';
import { ServerUnreachableError } from '../server/server-unreachable.error.js';
import { tellOutcome } from './tell-outcome.js';

const REFUSED = 1;
const MALFORMED = 2;

const EXAMPLE = `
Write orders one a line, or a block of indented lines; # begins a remark:

  US1IN march G6-V6 - G7-V6; enter 5-4; assault / last-ditch; supply 1
  US2IN US3IN                          # the same order for both
    march G6-V6, halt on detection
    line rear
  assign US2IN commander worth
  move 20 supplies from Monterrey to Saltillo

Of a battle each line begins with the kind of order, and clauses are parted by semicolons:

  activate archer ME; when enemy-within 6; spend heth
    plan cs-13al 0304 face SE 0405 fire 1107
    plan cs-1tn 0305
  change davis to SKPD
  standing us-8il; withdraw 2; retreat-before-shock always

  ./vedette orders orders.txt --position position.json --by taylor
  ./vedette orders orders.txt --preview          # where and as whom you are signed in

The exit code is 0 when every order is accepted, ${REFUSED} when one is refused or cannot be read, ${MALFORMED} when nothing could be done.
`;

/** `vedette orders FILE`: sends orders written as text to a server, or says offline what the referee would make of them. */
export function ordersCommand(): Command {
  return withServer(new Command('orders'))
    .description('send orders written as text to a server, or check them against a position')
    .argument('[file]', 'orders as text; - for what is piped in', '-')
    .option('--turn <number>', 'turn they are for; the latest unless given', parseTurn)
    .option('--standing', 'send them again by themselves in every later turn')
    .option('--preview', 'only ask what would be made of them')
    .option(
      '--position <file|name>',
      'check them against this position, or a battle that ships, without a server',
    )
    .option('--by <player>', 'who gives them, when they are checked against a position')
    .option('--json', 'tell what became of them as JSON')
    .addHelpText('after', EXAMPLE)
    .action(async (file: string, options: OrdersOptions) => {
      process.exitCode = await runOrders(file, options);
    });
}

/** Runs the command and returns the exit code. */
export async function runOrders(file: string, options: OrdersOptions): Promise<number> {
  try {
    const text = await readOrderText(file);
    const outcome = options.position
      ? checkOffline(text, options.position, options.by)
      : await sendText(text, options);
    process.stdout.write(options.json ? `${JSON.stringify(outcome, null, 2)}\n` : tellOutcome(outcome));
    const clean = outcome.unreadable.length === 0 && outcome.results.every(({ accepted }) => accepted);
    return clean ? 0 : REFUSED;
  } catch (error) {
    if (error instanceof MalformedDocumentError)
      for (const fault of error.faults) process.stderr.write(`${error.document} ${faultLine(fault)}\n`);
    else if (
      error instanceof GatewayRefusedError ||
      error instanceof ServerUnreachableError ||
      error instanceof UsageError
    )
      process.stderr.write(`${error.message}\n`);
    else throw error;
    return MALFORMED;
  }
}

function parseTurn(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 10_000) return Number(text);
  throw new InvalidArgumentError('allowed is a whole number from 0 to 10000');
}
