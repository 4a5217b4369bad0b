import type { VerificationDocument } from '@vedette/contracts';

/**
 * Verifications of several cells as those of one house: of each owner the latest, but one that did not agree before any that did, so that a
 * cell whose turns come out otherwise is not hidden by another's.
 */
export function latestOfEach(verified: readonly VerificationDocument[]): VerificationDocument[] {
  const worst = new Map<string, VerificationDocument>();
  for (const one of verified) {
    const known = worst.get(one.owner);
    if (known === undefined || weighs(one) > weighs(known)) worst.set(one.owner, one);
  }
  return [...worst.values()];
}

const weighs = ({ agrees, at }: VerificationDocument): string => `${agrees ? '0' : '1'} ${at}`;
