import type { EventStore } from '../store/event-store.js';
import type { ArchiveManifest } from './archive-file.js';
import { exportCampaign, type ExportOptions } from './export-campaign.js';
import { sealCampaign } from './seal-campaign.js';
import { verifyArchive } from './verify-archive.js';
import { ArchiveError } from '../errors/archive.error.js';
import { onConnection } from '../connection/statement-runner.js';

/**
 * Takes a finished campaign out of the log: closes it, exports it, reads the export back, and only then deletes the
 * events, leaving their places. Names of the campaign and its streams stay taken. May be repeated after a failure.
 *
 * @throws ArchiveError when there is no such campaign, or the export does not hold what the log holds.
 */
export const archiveCampaign = async (
  store: EventStore,
  campaign: string,
  options: ExportOptions,
): Promise<ArchiveManifest> => {
  const campaignNo = await store.campaignNumber(campaign);
  if (campaignNo === undefined) {
    throw new ArchiveError(`There is no campaign "${campaign}" to archive.`);
  }
  await store.pool.query('SELECT es.close_campaign($1)', [campaignNo]);
  await sealCampaign(store, campaign);
  await exportCampaign(store, campaign, options);
  const manifest = await verifyArchive(options.directory, campaign);
  await onConnection(store.pool).run({
    name: 'es-bury-campaign',
    text: 'SELECT es.bury_campaign($1, $2, $3)',
    values: [campaignNo, manifest.events, JSON.stringify(manifest)],
  });
  return manifest;
};
