import { Injectable } from '@nestjs/common';
import { TooManyRequestsError } from '@vedette/edge';

/** What an archive counts as, in requests, *our figure*: one of forty turns reads and writes some three hundred reports. */
export const REQUESTS_OF_ARCHIVE = 50;
/** Archives of one account that are written at the same time. */
const MOST_AT_ONCE = 2;
const AGAIN_IN_SECONDS = 10;

/** Archives that are being written, by account. */
@Injectable()
export class ArchivesAtOnce {
  private readonly written = new Map<string, number>();

  /** Begins one. Returns what ends it, once. @throws TooManyRequestsError */
  begin(account: string): () => void {
    const before = this.written.get(account) ?? 0;
    if (before >= MOST_AT_ONCE)
      throw new TooManyRequestsError(MOST_AT_ONCE, AGAIN_IN_SECONDS, {
        code: 'too-many-archives',
        rule: `${MOST_AT_ONCE} archives at the same time`,
        message: `${MOST_AT_ONCE} archives are being written for you; ask again when one is done.`,
      });
    this.written.set(account, before + 1);
    let over = false;
    return () => {
      if (over) return;
      over = true;
      const left = this.written.get(account)! - 1;
      if (left > 0) this.written.set(account, left);
      else this.written.delete(account);
    };
  }
}
