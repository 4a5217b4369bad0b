import { describe, expect, it } from '@jest/globals';
import { TooManyRequestsError } from '@vedette/edge';
import { ArchivesAtOnce } from './archives-at-once.js';

describe('archives that are written at the same time', () => {
  it('are two for one account, and others have theirs', () => {
    const archives = new ArchivesAtOnce();
    const first = archives.begin('taylor');
    archives.begin('taylor');
    expect(() => archives.begin('taylor')).toThrow(TooManyRequestsError);
    expect(() => archives.begin('arista')).not.toThrow();
    first();
    first();
    archives.begin('taylor');
    expect(() => archives.begin('taylor')).toThrow(TooManyRequestsError);
  });
});
