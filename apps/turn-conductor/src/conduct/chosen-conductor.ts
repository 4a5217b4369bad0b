import { createHash } from 'node:crypto';

/**
 * Which of several conductors looks after a campaign: the one that stands highest when each is weighed with it. Whoever weighs the
 * same comes to the same, and when one is gone his campaigns alone go to others.
 * @param conductors names of those that are there; at least one
 */
export function chosenConductor(campaign: string, conductors: readonly string[]): string {
  if (conductors.length === 1) return conductors[0]!;
  const weighed = conductors.map((conductor) => ({ conductor, weight: weightOf(campaign, conductor) }));
  return weighed.reduce((best, one) => (isAbove(one, best) ? one : best)).conductor;
}

interface Weighed {
  readonly conductor: string;
  readonly weight: number;
}

const isAbove = (one: Weighed, other: Weighed): boolean =>
  one.weight === other.weight ? one.conductor > other.conductor : one.weight > other.weight;

const weightOf = (campaign: string, conductor: string): number =>
  createHash('sha256').update(`${conductor}/${campaign}`).digest().readUInt32BE(0);
