import type { ClockDocument } from '@vedette/contracts';
import { Command } from 'commander';
import { asks } from '../server/server-command.js';
import { tellClock } from './tell-clock.js';

/** `vedette clock`: when the turn ends, and how far one is with it. */
export function clockCommand(): Command {
  return asks<ClockDocument>(
    new Command('clock'),
    (client) => client.campaign('GET', '/clock'),
    (clock, { verbose }) => tellClock(clock, verbose ? 'all' : 'brief'),
  );
}

/** `vedette ready`: one is done with the turn; `--not` takes it back. */
export function readyCommand(): Command {
  return asks<ClockDocument>(
    new Command('ready')
      .option('--not', 'you are not done after all')
      .option('--turn <number>', 'the turn meant; the open one unless given'),
    async (client, _, options) => {
      const turn = Number(options['turn'] ?? (await client.campaign<ClockDocument>('GET', '/clock')).turn);
      return options['not']
        ? client.campaign('DELETE', `/turn/ready?turn=${turn}`)
        : client.campaign('POST', '/turn/ready', { turn });
    },
    (clock) => tellClock(clock, 'brief'),
  );
}
