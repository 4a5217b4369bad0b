import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  archiveCampaign,
  type ArchiveManifest,
  EventStore,
  exportCampaign,
  restoreCampaign,
  sealCampaign,
} from '@vedette/event-store';
import { forgetKeptReports } from '@vedette/app-reporting/again';
import { bringKeep, type CampaignKeep, CampaignOpenings, gatherKeep, openKeep } from '@vedette/ledger';
import { DocumentStore, Keyring, mustFit, readRootKey } from '@vedette/vault';
import type pg from 'pg';
import { openAsOwner } from '../database/owner-pool.js';
import { bringPeople, countPeople, gatherPeople, type PeopleBrought } from './people-of-campaign.js';
import { type LaidReports, writeReports } from './reports-as-files.js';

/** Which campaign, in which database, to or from which folder. */
export interface CampaignFiles {
  readonly campaign: string;
  readonly folder: string;
  /** Seals the campaign's secret. */
  readonly phrase: string;
  /** As the owner of the database. */
  readonly databaseUrl: string;
  /** `VEDETTE_KEY` or `VEDETTE_KEY_FILE`. */
  readonly key: Readonly<Record<string, string | undefined>>;
}

/** What came of a restored campaign. */
export type Restored = ArchiveManifest & { readonly people: PeopleBrought | null };

const keepPath = (folder: string, campaign: string): string => join(folder, `${campaign}.keep.json`);
const peoplePath = (folder: string, campaign: string): string => join(folder, `${campaign}.people.json`);

/** What was written of a campaign. */
export type Written = ArchiveManifest & {
  /** How many people and letters were written with it; null where they were not asked for. */
  readonly with: { readonly places: number; readonly letters: number } | null;
};

/** Writes all that a campaign is to a folder; the campaign goes on. */
export const exportFiles = (files: CampaignFiles): Promise<Written> => takeOut(files, exportCampaign);

/** What came of a campaign that was archived for good, with what can be read of it from then on. */
export type Laid = Written & LaidReports;

/** Archives a campaign that will be played no more: its players' reports are written beside it and kept in the house, which can make none afterwards. */
export async function layByFiles(files: CampaignFiles): Promise<Laid> {
  const laid = await writeReports(files);
  return { ...(await archiveFiles(files)), ...laid };
}

/** The same, and then takes its events out of the log: it is played no more until it is restored. */
export const archiveFiles = (files: CampaignFiles, what: Taken = 'people too'): Promise<Written> =>
  takeOut(files, archiveCampaign, what);

/** A cell of a house keeps no people: they are known to its front. */
export type Taken = 'people too' | 'events alone';

function takeOut(
  files: CampaignFiles,
  take: typeof exportCampaign,
  what: Taken = 'people too',
): Promise<Written> {
  const { campaign, folder, phrase } = files;
  return withHouse(files, async ({ store, pool, ...means }) => {
    // First what stays readable if the second breaks off: an archive without its secret cannot be played on.
    const keep = await gatherKeep(campaign, phrase, means);
    await sealCampaign(store, campaign);
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(keepPath(folder, campaign), `${JSON.stringify(keep)}\n`, { mode: 0o600 });
    const people = what === 'people too' ? await gatherPeople(campaign, pool) : null;
    if (people) await writeFile(peoplePath(folder, campaign), `${JSON.stringify(people)}\n`, { mode: 0o600 });
    const manifest = await take(store, campaign, { directory: folder });
    return { ...manifest, with: people && countPeople(people) };
  });
}

/** Puts a campaign of {@link exportFiles} into this installation; events alone where people and letters are kept elsewhere. */
export function restoreFiles(files: CampaignFiles, what: Taken = 'people too'): Promise<Restored> {
  const { campaign, folder, phrase } = files;
  return withHouse(files, async ({ store, pool, ...means }) => {
    const keep = JSON.parse(await readFile(keepPath(folder, campaign), 'utf8')) as CampaignKeep;
    const secret = openKeep(keep, campaign, phrase);
    // Before the events: a campaign that is in the log is moved on at once.
    await bringKeep(keep, secret, means);
    const people =
      what === 'people too' ? await readFile(peoplePath(folder, campaign), 'utf8').catch(absent) : null;
    // A campaign of this name that is there is refused below, and gets nobody else's people meanwhile.
    const isThere = (await store.readStream(campaign, 'administration')).length > 0;
    const brought =
      people === null || isThere ? null : await bringPeople(JSON.parse(people) as unknown, campaign, pool);
    const restored = await restoreCampaign(store, campaign, { directory: folder });
    await forgetKeptReports(pool, campaign);
    return { ...restored, people: brought };
  });
}

/** Files of an earlier release have no people. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT') return null;
  throw error;
}

/**
 * Takes a campaign out of one installation and puts it into another. Its files stay: if the second breaks off, the
 * campaign is in neither, and is restored from them into one or the other.
 */
export async function moveFiles(
  files: CampaignFiles,
  to: Pick<CampaignFiles, 'databaseUrl' | 'key'>,
): Promise<Restored> {
  await mustOpen(to);
  await archiveFiles(files);
  return restoreFiles({ ...files, ...to });
}

/** @throws KeyFitsNotError when the key is not that of the services there */
export const mustOpen = (at: Pick<CampaignFiles, 'databaseUrl' | 'key'>): Promise<void> =>
  withHouse({ campaign: '', folder: '', phrase: '', ...at }, () => Promise.resolve());

interface House {
  readonly pool: pg.Pool;
  readonly store: EventStore;
  readonly documents: DocumentStore;
  readonly openings: CampaignOpenings;
}

async function withHouse<T>(
  { databaseUrl, key }: CampaignFiles,
  work: (house: House) => Promise<T>,
): Promise<T> {
  const pool = openAsOwner(databaseUrl, 4);
  try {
    const store = new EventStore(pool);
    await store.era();
    const rootKey = readRootKey(key);
    await mustFit(pool, rootKey);
    const openings = new CampaignOpenings(store, new Keyring(pool, rootKey));
    return await work({ pool, store, documents: new DocumentStore(pool), openings });
  } finally {
    await pool.end();
  }
}
