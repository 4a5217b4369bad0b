import { Injectable, Logger } from '@nestjs/common';
import { noteInUse } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { LRUCache } from 'lru-cache';

/** How long what was told once is not told again, in milliseconds: whether it was heard or not, the next minute tells. */
const QUIET_MS = 30_000;
const MOST_AT_ONCE = 1_000;

/** Tells people which sessions and tokens are in use. Nobody waits for it, and nothing depends on it. */
@Injectable()
export class InUse {
  private readonly logger = new Logger('Sessions');
  private readonly told = new LRUCache<string, true>({ max: 10_000, ttl: QUIET_MS });

  constructor(private readonly requests: RequestClient) {}

  note(ids: readonly string[]): void {
    const sessions = ids.filter((id) => !this.told.has(id)).slice(0, MOST_AT_ONCE);
    if (sessions.length === 0) return;
    for (const id of sessions) this.told.set(id, true);
    this.requests
      .request(noteInUse, { sessions })
      .catch((error: unknown) =>
        this.logger.debug({ err: error }, 'Could not tell which sessions are in use'),
      );
  }
}
