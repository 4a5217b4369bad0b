import { Command } from 'commander';
import { houseOfCells } from '@vedette/messaging';
import { brokerConfiguration, brokerUsers } from './broker-configuration.js';

/** `vedette broker-configuration`: the configuration of a broker for an installation, as Compose uses it. */
export function brokerConfigurationCommand(): Command {
  return new Command('broker-configuration')
    .description('print a nats-server configuration with a user for every service and the rights it needs')
    .option('--installation <name>', 'the prefix of its subjects', 'vedette')
    .option('--cells <names>', 'its cells, separated by commas, where they are others than itself')
    .option('--users <passwords>', 'the users alone, whose passwords lie in this file, as seen from theirs')
    .action(({ installation, cells, users }: { installation: string; cells?: string; users?: string }) => {
      const house = houseOfCells(installation, cells);
      const text = users === undefined ? brokerConfiguration(house) : brokerUsers(house, users);
      process.stdout.write(text);
    });
}
