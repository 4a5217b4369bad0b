import { SERVICE_NAMES, type ServiceName } from '@vedette/contracts';
import { settingsTable } from '@vedette/platform';
import { settingsDocument, settingsOf, settingsSchema } from '@vedette/settings';
import { Command, Option } from 'commander';

const EXAMPLE = `
Any setting may also be given as the file that holds its value: DATABASE_URL_FILE=/run/secrets/database-url.

  ./vedette settings --service gateway                     # what it reads, what is allowed, what holds unless it is set
  ./vedette settings --service gateway --schema            # JSON Schema of a file of its settings
  ./vedette settings --json                                # all services
`;

interface Options {
  readonly service?: ServiceName;
  readonly json?: boolean;
  readonly schema?: boolean;
}

/** `vedette settings`: what services read from their environment, as the code declares it. */
export function settingsCommand(): Command {
  return new Command('settings')
    .description('what services read from their environment')
    .addHelpText('after', EXAMPLE)
    .addOption(new Option('--service <name>', 'of one service; all unless given').choices(SERVICE_NAMES))
    .addOption(new Option('--markdown', 'print tables, as documentation has them').conflicts('json'))
    .addOption(new Option('--json', 'print JSON').conflicts('schema'))
    .addOption(new Option('--schema', 'print JSON Schema').conflicts('markdown'))
    .action(({ service, json = false, schema = false }: Options) => {
      const asked = service === undefined ? SERVICE_NAMES : [service];
      process.stdout.write(
        json ? jsonOf(asked) : schema ? schemaOf(asked) : asked.map((one) => tableOf(one)).join('\n'),
      );
    });
}

const tableOf = (service: ServiceName): string => `## ${service}\n\n${settingsTable(settingsOf(service))}`;

const jsonOf = (services: readonly ServiceName[]): string =>
  `${JSON.stringify(Object.fromEntries(services.map((service) => [service, settingsDocument(settingsOf(service))])), null, 2)}\n`;

/** Of one service its own names; of several whatever any of them reads, as one file of settings for all holds it. */
function schemaOf(services: readonly ServiceName[]): string {
  const settings = Object.assign({}, ...services.map((service) => settingsOf(service)));
  const title = services.length === 1 ? `Settings of ${services[0]}` : 'Settings of every service';
  return `${JSON.stringify(settingsSchema(title, settings), null, 2)}\n`;
}
