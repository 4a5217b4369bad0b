import { Installation, replicasWanted } from '@vedette/messaging';
import { readConfiguration, serviceSettings } from '@vedette/platform';
import { Command } from 'commander';
import { type PlaceOptions, placeOf } from '../operator/house-place.js';
import { atBroker } from '../operator/reach-broker.js';
import { LEAST_OF_CLUSTER } from './broker-version.js';
import { prepareBroker, type PreparedBroker } from './prepare-broker.js';

const EXAMPLE = `
Services make what they need when they start. Prepared before, the queues of workers are there before the first worker: a scaler that
asks for one that is not takes every message of the stream for waiting. It comes as turn-conductor, who alone may make streams:

  NATS_URL_FILE=secrets/nats-url-turn-conductor ./vedette broker prepare
`;

const WORDS = { made: 'made', changed: 'brought up to date', left: 'as declared' } as const;
const REPLICAS = { NATS_REPLICAS: serviceSettings.NATS_REPLICAS } as const;

/** `vedette broker`: what is done at the broker before services start. */
export function brokerCommand(): Command {
  const command = new Command('broker').description('prepare the broker before services start');
  command
    .command('prepare')
    .description(
      'make every stream and every queue of workers of an installation, or bring them up to date, on as many servers as NATS_REPLICAS says; ' +
        'asked again it changes nothing',
    )
    .option('--nats <url>', 'the broker, as turn-conductor; NATS_URL or NATS_URL_FILE unless given')
    .option('--installation <name>', 'whose streams; VEDETTE_INSTALLATION unless given')
    .option('--data <folder>', 'data folder of an installation on this machine', '.data')
    .option('--json', 'print JSON')
    .addHelpText('after', EXAMPLE)
    .action(async (options: PlaceOptions) => {
      const place = placeOf(options);
      const { NATS_REPLICAS } = readConfiguration(REPLICAS, process.env);
      const prepared = await atBroker(place, (connection, { installation }) =>
        prepareBroker(
          connection,
          new Installation(installation),
          replicasWanted(connection, NATS_REPLICAS)(),
        ),
      );
      process.stdout.write(place.json ? `${JSON.stringify(prepared, null, 2)}\n` : inWords(prepared));
    });
  return command;
}

function inWords({ broker, replicas, done }: PreparedBroker): string {
  const { version, isClustered, is } = broker;
  const server = `nats-server ${version}, ${isClustered ? 'one of a cluster' : 'alone'}`;
  const should = is === 'old' ? `; it should be ${LEAST_OF_CLUSTER} or later` : '';
  const lines = done.map(({ what, was }) => `${what}: ${WORDS[was]}`);
  return [
    `${server}${should}`,
    ...lines,
    `The broker is prepared, each on ${replicas === 1 ? 'one server' : `${replicas} servers`}.`,
    '',
  ].join('\n');
}
