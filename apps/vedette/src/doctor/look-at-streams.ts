import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import { houseStreams, type Installation } from '@vedette/messaging';
import { fault, type Finding, warning, well } from './finding.js';

/** What of the broker's manager is asked. */
export type StreamsAsked = { readonly streams: Pick<JetStreamManager['streams'], 'info'> };

/**
 * Whether every stream of an installation is led, and kept by all servers that are to keep it. Without a leader nothing that lies in a
 * stream goes on, though every server answers; with a replica behind the next server that is lost may take it along.
 */
export async function lookAtStreams(manager: StreamsAsked, installation: Installation): Promise<Finding> {
  const still: string[] = [];
  const behind: string[] = [];
  let there = 0;
  for (const { name } of houseStreams) {
    const stream = installation.stream(name);
    try {
      const { cluster } = await manager.streams.info(stream);
      there += 1;
      if (cluster && !cluster.leader) still.push(`${stream} has no leader`);
      for (const replica of cluster?.replicas ?? [])
        if (replica.offline || !replica.current)
          behind.push(`${stream} is ${replica.offline ? 'gone from' : 'behind on'} ${replica.name}`);
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) continue;
      still.push(`${stream}: ${(error as Error).message}`);
    }
  }
  if (still.length > 0)
    return fault('streams', `turns stand until their servers are back: ${still.join('; ')}`);
  if (behind.length > 0)
    return warning(
      'streams',
      `no further server may be stopped until they have caught up: ${behind.join('; ')}`,
    );
  return there === 0
    ? warning('streams', 'there are none of this installation: no service has been started')
    : well('streams', `${there} of this installation are led`);
}
