import type { ReadinessCheck } from '@vedette/platform';
import type { StreamKeeper } from './stream-keeper.js';
import { type ConsumerDeclaration, patternOf, type StreamDeclaration } from './declarations.js';

/** What a service needs of the broker's store. */
export interface Needed {
  readonly streams: readonly StreamDeclaration[];
  readonly consumers: readonly ConsumerDeclaration[];
}

/**
 * Every stream and consumer of this service is there and has a leader. A ping reaches any server of a cluster, while work
 * stands still when the one that leads a queue is lost.
 * @param needed none before they are declared: until then the service has not started
 */
export const jetStreamCheck = (
  keeper: Pick<StreamKeeper, 'streamLeads' | 'consumerLeads'>,
  needed: () => Needed,
): ReadinessCheck => ({
  name: 'jetstream',
  look: async () => {
    const wanted = needed();
    const found = await Promise.all([
      ...wanted.streams.map(async (stream) => ((await keeper.streamLeads(stream)) ? null : stream.name)),
      ...wanted.consumers.map(async (consumer) =>
        (await keeper.consumerLeads(consumer)) ? null : patternOf(consumer),
      ),
    ]);
    const without = found.filter((name) => name !== null);
    return without.length === 0 ? { status: 'up' } : { status: 'down', facts: { without } };
  },
});
