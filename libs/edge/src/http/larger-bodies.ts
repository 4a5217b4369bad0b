import type { Request } from 'express';
import type { Credential } from '../callers/credential.js';

/** The one kind of body that may be larger than all others, and who may send it; whoever has an edge gives it one. */
export abstract class LargerBodies {
  /** The largest of them, in kB. */
  abstract readonly limitKb: number;
  /** Values in one of them. */
  abstract readonly mostValues: number;
  /** Whether a request sends one. */
  abstract isOne(request: Request): boolean;
  /** Whether one is read of him who shows a credential; of anybody else it stays unread. */
  abstract mayBeSentWith(credential: Credential): Promise<boolean>;
}
