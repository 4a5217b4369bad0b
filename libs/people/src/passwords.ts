import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** argon2id with 19 MiB and two passes. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
/** Hashes in work at once: a rush of sign-ins must not fill the memory. */
const AT_ONCE = 2;

/** Hashes and checks passwords. */
@Injectable()
export class Passwords {
  private waiting: (() => void)[] = [];
  private inWork = 0;
  private decoy: Promise<string> | undefined;

  /** An argon2id hash in PHC form. */
  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password, COST));
  }

  /**
   * Whether a password is the one of a hash. Without a hash it takes as long and says no, so that the time of an answer
   * does not tell whether an account exists.
   */
  async matches(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    const known = passwordHash ?? (await (this.decoy ??= this.hash('nobody has this password')));
    const matched = await this.inTurn(() => verify(known, password).catch(() => false));
    return matched && Boolean(passwordHash);
  }

  private async inTurn<T>(work: () => Promise<T>): Promise<T> {
    if (this.inWork >= AT_ONCE) await new Promise<void>((resolve) => this.waiting.push(resolve));
    else this.inWork += 1;
    try {
      return await work();
    } finally {
      // A turn is handed on, or given back when nobody waits.
      const next = this.waiting.shift();
      if (next) next();
      else this.inWork -= 1;
    }
  }
}
