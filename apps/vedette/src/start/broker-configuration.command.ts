import { Command } from 'commander';
import { brokerConfiguration, brokerUsers } from './broker-configuration.js';

/** `vedette broker-configuration`: the configuration of a broker for an installation, as Compose uses it. */
export function brokerConfigurationCommand(): Command {
  return new Command('broker-configuration')
    .description('print a nats-server configuration with a user for every service and the rights it needs')
    .option('--installation <name>', 'the prefix of its subjects', 'vedette')
    .option('--users <passwords>', 'the users alone, whose passwords lie in this file, as seen from theirs')
    .action(({ installation, users }: { installation: string; users?: string }) => {
      const text = users === undefined ? brokerConfiguration(installation) : brokerUsers(installation, users);
      process.stdout.write(text);
    });
}
