import { Command } from 'commander';
import { brokerConfiguration } from './broker-configuration.js';

/** `vedette broker-configuration`: the configuration of a broker for an installation, as Compose uses it. */
export function brokerConfigurationCommand(): Command {
  return new Command('broker-configuration')
    .description('print a nats-server configuration with a user for every service and the rights it needs')
    .option('--installation <name>', 'the prefix of its subjects', 'vedette')
    .action(({ installation }: { installation: string }) => {
      process.stdout.write(brokerConfiguration(installation));
    });
}
