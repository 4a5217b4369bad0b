import type { Kysely } from 'kysely';
import type { EventStoreSchema } from '../schema/database.js';
import type { StreamVersions } from '../read/campaign-reader.js';
import { countSuperfluous, dropSuperfluous } from './superfluous.js';

/** Which states are meant: those of one reducer, kept under one name. */
export interface SnapshotKey {
  readonly campaign: string;
  /** What the state is of: a stream's name, or a name for a state folded from several streams. */
  readonly name: string;
  /** Digest of the code and figures that folded the state; another digest is another cache. */
  readonly reducerHash: string;
}

/** A state and what it contains. */
export interface Snapshot<State> extends SnapshotKey {
  /** The stream's version; for several streams any number that grows with them, their sum for instance. */
  readonly version: number;
  /** The version of each stream that is contained: read the campaign after these and fold the rest. */
  readonly streams: StreamVersions;
  readonly state: State;
}

/** Looks up, or gives, the number of a campaign. */
export interface CampaignLookup {
  find(campaign: string): Promise<number | undefined>;
}

/**
 * A cache of folded states. Deleting any of them changes nothing but time, so a state comes back byte for byte and a
 * reader always folds the tail after it.
 */
export class Snapshots {
  constructor(
    private readonly database: Kysely<EventStoreSchema>,
    private readonly campaigns: CampaignLookup,
  ) {}

  /** Keeps a state. A state of the same version is there already and stays: it cannot differ. */
  async save<State>(snapshot: Snapshot<State>): Promise<void> {
    const campaignNo = await this.campaigns.find(snapshot.campaign);
    if (campaignNo === undefined) {
      return;
    }
    await this.database
      .insertInto('es.snapshot')
      .values({
        campaign_no: campaignNo,
        name: snapshot.name,
        reducer_hash: snapshot.reducerHash,
        version: snapshot.version,
        streams: JSON.stringify(snapshot.streams),
        state: JSON.stringify(snapshot.state),
      })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }

  /** The newest state, or the newest not beyond a version. */
  async latest<State>(key: SnapshotKey, notBeyond?: number): Promise<Snapshot<State> | undefined> {
    const campaignNo = await this.campaigns.find(key.campaign);
    if (campaignNo === undefined) {
      return undefined;
    }
    let query = this.database
      .selectFrom('es.snapshot')
      .select(['version', 'streams', 'state'])
      .where('campaign_no', '=', campaignNo)
      .where('name', '=', key.name)
      .where('reducer_hash', '=', key.reducerHash);
    if (notBeyond !== undefined) {
      query = query.where('version', '<=', String(notBeyond));
    }
    const row = await query.orderBy('version', 'desc').limit(1).executeTakeFirst();
    return row && { ...key, version: Number(row.version), streams: row.streams, state: row.state as State };
  }

  /** How many states nobody is likely to ask for, if the newest `kept` of each kind and every tenth stay. */
  superfluous(kept: number): Promise<number> {
    return countSuperfluous(this.database, kept);
  }

  /** Throws those away; returns how many there were. */
  thinOut(kept: number): Promise<number> {
    return dropSuperfluous(this.database, kept);
  }

  /** Throws away a campaign's states: all of them, or those that one reducer no longer in use has folded. */
  async forget(campaign: string, reducerHash?: string): Promise<void> {
    const campaignNo = await this.campaigns.find(campaign);
    if (campaignNo === undefined) {
      return;
    }
    let query = this.database.deleteFrom('es.snapshot').where('campaign_no', '=', campaignNo);
    if (reducerHash !== undefined) {
      query = query.where('reducer_hash', '=', reducerHash);
    }
    await query.execute();
  }
}
