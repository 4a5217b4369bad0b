/** What an operator watches. */
export interface StoreCondition {
  /** Position of the last sealed event. */
  readonly head: number;
  /** When it was sealed; undefined for an empty log. */
  readonly sealedAt: Date | undefined;
  /** Committed events that wait for the sealer. */
  readonly unsealed: number;
  /** How long ago the oldest of them was recorded, in seconds by the database's clock; 0 when none waits. */
  readonly unsealedSeconds: number;
  /** Age of the oldest transaction of this database that has written something; it holds nothing up, but costs each seal. */
  readonly oldestTransactionSeconds: number;
  /** Campaigns at which some consumer has stopped. */
  readonly stoppedCampaigns: number;
}

/** The row of `es.condition`. */
export interface ConditionRow {
  readonly head: string;
  readonly sealed_at: Date | null;
  readonly unsealed: string;
  readonly oldest_transaction_seconds: number;
  readonly stopped_campaigns: number;
  readonly unsealed_seconds: number;
}

/** The row in the words of the library. */
export const storeCondition = (row: ConditionRow): StoreCondition => ({
  head: Number(row.head),
  sealedAt: row.sealed_at ?? undefined,
  unsealed: Number(row.unsealed),
  unsealedSeconds: row.unsealed_seconds,
  oldestTransactionSeconds: row.oldest_transaction_seconds,
  stoppedCampaigns: row.stopped_campaigns,
});
