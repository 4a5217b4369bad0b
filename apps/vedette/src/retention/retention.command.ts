import { ConfigurationError, readConfiguration, serviceSettings } from '@vedette/platform';
import { Command } from 'commander';
import { reportsInWords } from '../campaign/reports-in-words.js';
import { retentionSettings } from './retention-settings.js';
import type { Archived, Retention, RetentionOutcome } from './run-retention.js';

const EXAMPLE = `
With DATABASE_URL (or DATABASE_URL_FILE) of the owner of the database, and VEDETTE_KEY (or VEDETTE_KEY_FILE) of the installation. Run it by
a timer, once a day. What it throws away can be made again; what it takes out of the log lies in four files a campaign, which
"vedette campaign restore" puts back.

  ARCHIVE_TO             folder of campaigns that are over; without it none leaves the log
  ARCHIVE_PHRASE(_FILE)  the pass phrase that seals their secrets
  ARCHIVE_AFTER_DAYS     how many days after their end (90)
  ARCHIVED_REPORTS_DAYS  how many days the house hands out reports of archived campaigns (0, for good)
  SNAPSHOTS_KEPT         how many of the newest snapshots of a campaign stay, beside every tenth (2)

  ./vedette retention run --dry-run
  ARCHIVE_TO=/archive ARCHIVE_PHRASE_FILE=./phrase ./vedette retention run
`;

/** Some campaign could not be archived. */
const FAILED = 1;

/** `vedette retention`: what is kept and for how long, for whoever runs the installation. */
export function retentionCommand(): Command {
  const command = new Command('retention')
    .description('archive campaigns that are over, throw away what can be made again')
    .addHelpText('after', EXAMPLE);
  command
    .command('run')
    .description('do what is due')
    .option('--dry-run', 'say what would be done, and do nothing')
    .option('--json', 'print JSON')
    .action(async ({ dryRun = false, json = false }: { dryRun?: boolean; json?: boolean }) => {
      const { previewRetention, runRetention } = await import('./run-retention.js');
      const outcome = await (dryRun ? previewRetention : runRetention)(retentionOf(process.env));
      process.stdout.write(json ? `${JSON.stringify(outcome, null, 2)}\n` : inWords(outcome, dryRun));
      if (outcome.campaigns.some((one) => 'trouble' in one)) process.exitCode = FAILED;
    });
  return command;
}

function retentionOf(env: NodeJS.ProcessEnv): Retention {
  const settings = { DATABASE_URL: serviceSettings.DATABASE_URL, ...retentionSettings };
  const {
    DATABASE_URL,
    ARCHIVE_TO,
    ARCHIVE_PHRASE,
    ARCHIVE_AFTER_DAYS,
    ARCHIVED_REPORTS_DAYS,
    SNAPSHOTS_KEPT,
  } = readConfiguration(settings, env);
  return {
    databaseUrl: DATABASE_URL,
    key: env,
    archiveAfterDays: ARCHIVE_AFTER_DAYS,
    archive: ARCHIVE_TO === undefined ? null : { folder: ARCHIVE_TO, phrase: phraseOf(ARCHIVE_PHRASE) },
    snapshotsKept: SNAPSHOTS_KEPT,
    archivedReportsDays: ARCHIVED_REPORTS_DAYS,
  };
}

/** Taking a campaign out of the log without what seals its secret would leave one that nobody can play on. */
function phraseOf(phrase: string | undefined): string {
  if (phrase !== undefined) return phrase;
  throw new ConfigurationError([
    {
      code: 'setting-missing',
      field: '/ARCHIVE_PHRASE',
      message: `ARCHIVE_PHRASE is not set: with ARCHIVE_TO it must be a text (${retentionSettings.ARCHIVE_PHRASE.decides})`,
    },
  ]);
}

function inWords({ snapshots, campaigns, unread }: RetentionOutcome, dryRun: boolean): string {
  const lines = campaigns.map(
    (one) => `${one.campaign}, which ended ${one.endedAt.slice(0, 10)}, ${fateOf(one)}`,
  );
  for (const campaign of unread)
    lines.push(
      `the reports of ${campaign}, which is archived, ${dryRun ? 'would be' : 'are'} handed out no more`,
    );
  lines.push(`${snapshots} snapshots ${dryRun ? 'would go' : 'went'}`);
  return `${lines.join('\n')}\n`;
}

function fateOf(one: RetentionOutcome['campaigns'][number] | Archived): string {
  if ('trouble' in one) return `could not be archived: ${one.trouble}`;
  if ('sha256' in one)
    return `is archived: ${one.events} events, SHA-256 ${one.sha256}; ${reportsInWords(one.campaign, one)}`;
  return 'would be archived';
}
