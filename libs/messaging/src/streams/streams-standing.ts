import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import type { Installation } from '../installation.js';
import { houseStreams } from './house-streams.js';

/** What of the broker's manager is asked. */
export type StreamsAsked = { readonly streams: Pick<JetStreamManager['streams'], 'info'> };

/** A server that is to keep a stream and does not have all of it. */
export interface ReplicaBehind {
  readonly stream: string;
  readonly server: string;
  readonly is: 'gone' | 'behind';
}

/** How the streams of an installation are kept by the servers of its broker. */
export interface StreamsStanding {
  /** Streams that are there and led. */
  readonly led: readonly string[];
  /** Streams that nobody leads, or for which nobody answers, and why: what lies in them stands still. */
  readonly leaderless: readonly { readonly stream: string; readonly why: string }[];
  readonly behind: readonly ReplicaBehind[];
}

/**
 * Whether every stream of an installation is led, and kept by all servers that are to keep it. Without a leader nothing that lies in a
 * stream goes on, though every server answers; with a replica behind the next server that is lost may take it along. Streams that are
 * not there are left out: a service makes them when it starts.
 */
export async function readStreamsStanding(
  manager: StreamsAsked,
  installation: Installation,
): Promise<StreamsStanding> {
  const led: string[] = [];
  const leaderless: { stream: string; why: string }[] = [];
  const behind: ReplicaBehind[] = [];
  const look = async (stream: string): Promise<void> => {
    try {
      const { cluster } = await manager.streams.info(stream);
      // A server alone says nothing of a cluster.
      if (cluster && !cluster.leader) leaderless.push({ stream, why: 'has no leader' });
      else led.push(stream);
      for (const { name: server, offline, current } of cluster?.replicas ?? [])
        if (offline || !current) behind.push({ stream, server, is: offline ? 'gone' : 'behind' });
    } catch (error) {
      if (error instanceof JetStreamApiError && error.code === JetStreamApiCodes.StreamNotFound) return;
      leaderless.push({ stream, why: (error as Error).message });
    }
  };
  // All at once: each that nobody leads is waited for as long as the client waits.
  await Promise.all(houseStreams.map(({ name }) => look(installation.stream(name))));
  return { led, leaderless, behind };
}
