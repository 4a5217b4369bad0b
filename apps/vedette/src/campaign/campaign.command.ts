import { readFileSync } from 'node:fs';
import type { ArchiveManifest } from '@vedette/event-store';
import { readConfiguration, serviceSettings } from '@vedette/platform';
import { Command } from 'commander';
import { type PlaceOptions, placeOf, reached } from '../operator/house-place.js';
import type { CampaignFiles, Laid, Restored, Written } from './campaign-files.js';
import { reportsInWords } from './reports-in-words.js';

const EXAMPLE = `
Asks the database itself: DATABASE_URL (or DATABASE_URL_FILE) of its owner, and VEDETTE_KEY (or VEDETTE_KEY_FILE) of the installation.
The folder gets four files a campaign: its events, what they add up to, what else it needs, and its people: who has which place, by name of
account, and their letters. The pass phrase seals the secret of its dice; without it the campaign can be read and not played on. Where it is
restored, places go to accounts of the same names; those of others are told, and an operator gives them. archive adds the reports of every
player, in a folder for each: the house makes none of a campaign that is not in its log.

  ./vedette campaign export texas-1846 --to ./archive --phrase-file ./phrase     # it goes on
  ./vedette campaign archive texas-1846 --to ./archive --phrase-file ./phrase    # its events leave the log
  ./vedette campaign restore texas-1846 --from ./archive --phrase-file ./phrase  # here or in another installation
  ./vedette campaign move texas-1846 --by ./archive --phrase-file ./phrase \\
                     --to-database-file ./west-database-url --to-key-file ./west-root-key
  ./vedette campaign move texas-1846 --to-cell west --by ./archive --phrase-file ./phrase \\
                     --to-database-file ./west-database-url --to-key-file ./west-root-key

The last moves it within one house of several cells: give DATABASE_URL and VEDETTE_KEY of the cell it leaves. What breaks off is finished by
giving the same command again.
`;

interface Options {
  readonly to?: string;
  readonly from?: string;
  readonly phraseFile: string;
  readonly json?: boolean;
}

interface MoveOptions extends Options, PlaceOptions {
  readonly toCell?: string;
  readonly by: string;
  readonly toDatabaseFile: string;
  readonly toKeyFile: string;
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
    run: (files: CampaignFiles) => Promise<ArchiveManifest & Partial<Restored & Written & Laid>>,
    done: string,
  ): void => {
    command
      .command(`${name} <campaign>`)
      .description(description)
      .requiredOption(folder, 'folder of the files')
      .requiredOption('--phrase-file <file>', 'holds the pass phrase, at least 16 characters')
      .option('--json', 'print JSON')
      .action(async (campaign: string, options: Options) => {
        const files = filesOf(campaign, (options.to ?? options.from)!, options);
        tell(campaign, done, await run(files), options);
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
    async (files) => (await import('./campaign-files.js')).layByFiles(files),
    'is archived',
  );
  task(
    'restore',
    'put a campaign from files into the log',
    '--from <folder>',
    async (files) => (await import('./campaign-files.js')).restoreFiles(files),
    'is restored',
  );
  const move = command
    .command('move <campaign>')
    .description('take a campaign out of this installation, or cell, and put it into another')
    .requiredOption('--by <folder>', 'folder of the files, which stay there')
    .requiredOption('--phrase-file <file>', 'holds the pass phrase, at least 16 characters')
    .requiredOption('--to-database-file <file>', 'holds the address of the other database, as its owner')
    .requiredOption('--to-key-file <file>', 'holds the VEDETTE_KEY of the other installation')
    .option(
      '--to-cell <name>',
      'it goes to another cell of the same house, whose people it keeps: the house is asked, and leads everybody there',
    )
    .action(async (campaign: string, options: MoveOptions) => {
      const files = filesOf(campaign, options.by, options);
      const there = {
        databaseUrl: readFileSync(options.toDatabaseFile, 'utf8').trim(),
        key: { VEDETTE_KEY: readFileSync(options.toKeyFile, 'utf8').trim() },
      };
      if (options.toCell === undefined) {
        const { moveFiles } = await import('./campaign-files.js');
        tell(campaign, 'is moved', await moveFiles(files, there), options);
        return;
      }
      const { askHouse } = await import('../operator/beside-house.js');
      const { moveToCell } = await import('./move-to-cell.js');
      const cell = options.toCell;
      process.exitCode = await askHouse(
        placeOf(options),
        (requests) => moveToCell(files, { ...there, cell }, requests),
        ({ from, to, events }) => `${campaign} is moved from ${from} to ${to}: ${events} events\n`,
      );
    });
  reached(move);
  return command;
}

function filesOf(
  campaign: string,
  folder: string,
  { phraseFile }: Pick<Options, 'phraseFile'>,
): CampaignFiles {
  const { DATABASE_URL } = readConfiguration({ DATABASE_URL: serviceSettings.DATABASE_URL }, process.env);
  const phrase = readFileSync(phraseFile, 'utf8').trim();
  return { campaign, folder, phrase, databaseUrl: DATABASE_URL, key: process.env };
}

const peopleIn = ({ places, letters }: NonNullable<Written['with']>): string =>
  places === 0
    ? 'nobody has a place in it in this database, and none is written: in a house of several cells the front keeps places and letters'
    : `with ${places} places and ${letters} letters`;

function tell(
  campaign: string,
  done: string,
  outcome: ArchiveManifest & Partial<Restored & Written & Laid>,
  { json = false }: Pick<Options, 'json'>,
): void {
  const { events, sha256, people, reports, debrief = null, with: taken } = outcome;
  const lines = [`${campaign} ${done}: ${events} events, SHA-256 ${sha256}`];
  if (taken) lines.push(peopleIn(taken));
  if (reports !== undefined) lines.push(reportsInWords(campaign, { reports, debrief }));
  if (people) {
    lines.push(`${people.letters} letters, ${people.places} places`);
    for (const { account, role, player } of people.open)
      lines.push(
        `to be given: ${player ?? 'the office of an administrator'} (${role}), which ${account} had`,
      );
  }
  process.stdout.write(json ? `${JSON.stringify(outcome, null, 2)}\n` : `${lines.join('\n')}\n`);
}
