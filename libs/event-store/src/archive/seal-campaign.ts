import { setTimeout as sleep } from 'node:timers/promises';
import { ArchiveError } from '../errors/archive.error.js';
import type { EventStore } from '../store/event-store.js';

const SEAL_ATTEMPTS = 500;
const SEAL_PAUSE_MS = 20;

/**
 * Seals until the last event that every stream of a campaign has now has its position. One call of `seal` is not enough:
 * where somebody else is sealing it does nothing, and what was committed a moment ago may be left to the next.
 *
 * @throws ArchiveError when they have none after ten seconds.
 */
export const sealCampaign = async (store: EventStore, campaign: string): Promise<void> => {
  const heads = Object.entries(await store.streamVersions(campaign));
  for (let attempt = 0; attempt < SEAL_ATTEMPTS; attempt += 1) {
    await store.seal();
    const positions = await Promise.all(
      heads.map(([stream, version]) => store.positionOf(campaign, stream, version)),
    );
    if (positions.every((position) => position !== undefined)) {
      return;
    }
    await sleep(SEAL_PAUSE_MS);
  }
  throw new ArchiveError(`Campaign "${campaign}" has events that cannot be sealed; its log stays as it is.`);
};
