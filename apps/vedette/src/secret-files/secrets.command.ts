import { Command, Option } from 'commander';

const EXAMPLE = `
Makes passwords and keys, one file each, in a folder only you may enter. What is there stays, so it may be called again after each upgrade: a
release with another service finds its password then. Keep a copy of root-key and correspondence-key apart from backups of the database.

  ./vedette secrets make                                                    # for compose, in ./secrets
  ./vedette secrets make --database-at vedette-rw:5432 --nats-at nats.nats:4222
  kubectl create secret generic vedette --from-file=secrets/
  ./vedette secrets make --cell west --folder west-secrets --database-at west-rw:5432 --nats-at nats.nats:4222
  ./vedette secrets make --front                                            # of a house whose front is no cell itself
`;

interface Options {
  readonly folder: string;
  readonly databaseAt: string;
  readonly natsAt: string;
  readonly cell?: string;
  readonly front?: boolean;
}

/** `vedette secrets`: passwords and keys of an installation in containers, for whoever runs it. */
export function secretsCommand(): Command {
  const command = new Command('secrets')
    .description('make passwords and keys of an installation in containers')
    .addHelpText('after', EXAMPLE);
  command
    .command('make')
    .description('make those that are not there yet')
    .option('--folder <folder>', 'where they lie', 'secrets')
    .option('--database-at <host:port>', 'where services find the database', 'postgres:5432')
    .option('--nats-at <host:port>', 'where services find the broker', 'nats:4222')
    .addOption(
      new Option('--cell <name>', 'those of one cell of a house of several: its services alone').conflicts(
        'front',
      ),
    )
    .option('--front', 'those of a front that is no cell itself: gateway, people and correspondence alone')
    .action(async ({ front = false, ...options }: Options) => {
      const { makeSecrets } = await import('./make-secrets.js');
      const made = await makeSecrets({ ...options, isFrontAlone: front });
      process.stdout.write(
        made.length === 0
          ? `everything was in ${options.folder} already\n`
          : `made in ${options.folder}: ${made.join(', ')}\n`,
      );
    });
  return command;
}
