import { readFileSync } from 'node:fs';
import type { ArchiveManifest } from '@vedette/event-store';
import { readConfiguration, serviceSettings } from '@vedette/platform';
import { Command } from 'commander';
import type { CampaignFiles } from './campaign-files.js';

const EXAMPLE = `
Asks the database itself: DATABASE_URL (or DATABASE_URL_FILE) of its owner, and VEDETTE_KEY (or VEDETTE_KEY_FILE) of the installation.
The folder gets three files a campaign: its events, what they add up to, and what else it needs. The pass phrase seals the secret of its
dice; without it the campaign can be read and not played on. Places are not in it: an operator gives them again.

  ./vedette campaign export texas-1846 --to ./archive --phrase-file ./phrase     # it goes on
  ./vedette campaign archive texas-1846 --to ./archive --phrase-file ./phrase    # its events leave the log
  ./vedette campaign restore texas-1846 --from ./archive --phrase-file ./phrase  # here or in another installation
`;

interface Options {
  readonly to?: string;
  readonly from?: string;
  readonly phraseFile: string;
  readonly json?: boolean;
}

/** `vedette campaign`: campaigns as files, for whoever runs the installation. */
export function campaignCommand(): Command {
  const command = new Command('campaign')
    .description('write campaigns to files, take them out of the log, put them back')
    .addHelpText('after', EXAMPLE);
  const task = (
    name: string,
    description: string,
    folder: '--to <folder>' | '--from <folder>',
    run: (files: CampaignFiles) => Promise<ArchiveManifest>,
    done: string,
  ): void => {
    command
      .command(`${name} <campaign>`)
      .description(description)
      .requiredOption(folder, 'folder of the files')
      .requiredOption('--phrase-file <file>', 'holds the pass phrase, at least 16 characters')
      .option('--json', 'print JSON')
      .action(async (campaign: string, options: Options) => {
        const { DATABASE_URL } = readConfiguration(
          { DATABASE_URL: serviceSettings.DATABASE_URL },
          process.env,
        );
        const manifest = await run({
          campaign,
          folder: (options.to ?? options.from)!,
          phrase: readFileSync(options.phraseFile, 'utf8').trim(),
          databaseUrl: DATABASE_URL,
          key: process.env,
        });
        process.stdout.write(
          options.json
            ? `${JSON.stringify(manifest, null, 2)}\n`
            : `${campaign} ${done}: ${manifest.events} events, SHA-256 ${manifest.sha256}\n`,
        );
      });
  };
  task(
    'export',
    'write a campaign to files; it goes on',
    '--to <folder>',
    async (files) => (await import('./campaign-files.js')).exportFiles(files),
    'is written',
  );
  task(
    'archive',
    'write a campaign to files, read them back, and take its events out of the log',
    '--to <folder>',
    async (files) => (await import('./campaign-files.js')).archiveFiles(files),
    'is archived',
  );
  task(
    'restore',
    'put a campaign from files into the log',
    '--from <folder>',
    async (files) => (await import('./campaign-files.js')).restoreFiles(files),
    'is restored',
  );
  return command;
}
