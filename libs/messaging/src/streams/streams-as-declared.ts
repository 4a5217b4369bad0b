import { JetStreamApiCodes, JetStreamApiError, type JetStreamManager } from '@nats-io/jetstream';
import type { Installation } from '../installation.js';
import { houseQueues, houseStreams, LOG_STREAM } from './house-streams.js';
import { consumerConfig, membersOtherwise, streamConfig } from './stream-configuration.js';

/** What of the broker's manager is asked. */
export type DeclaredAsked = {
  readonly streams: Pick<JetStreamManager['streams'], 'info'>;
  readonly consumers: Pick<JetStreamManager['consumers'], 'info'>;
};

/** A stream, or a queue of one (`v-PHASE/land`), that does not stand as the house declares it. */
export type NotAsDeclared =
  | { readonly what: string; readonly is: 'missing' }
  | {
      readonly what: string;
      readonly is: 'otherwise';
      /** The member as the broker names it, and what it is and should be. */
      readonly member: string;
      readonly found: unknown;
      readonly wanted: unknown;
    };

/** How large the stream of the log may grow is a setting of the conductor's, and whether there is one. */
const OF_SETTINGS: Readonly<Record<string, readonly string[]>> = { [LOG_STREAM.name]: ['max_bytes'] };

/**
 * Where the streams and queues of an installation are other than declared: missing, with other subjects or limits, or kept by fewer servers
 * than `replicas`; `owners` are those whose phases wait in queues. More servers are an operator's choice. The stream of the log is wanted by none, so its absence is none.
 * @throws what the broker answers when it cannot say
 */
export async function readNotAsDeclared(
  manager: DeclaredAsked,
  installation: Installation,
  { owners, replicas }: { readonly owners: readonly string[]; readonly replicas: number },
): Promise<NotAsDeclared[]> {
  const ofStreams = houseStreams.map(async (declared) => {
    const { num_replicas, ...wanted } = streamConfig(declared, installation, replicas);
    const info = await orNone(manager.streams.info(wanted.name), JetStreamApiCodes.StreamNotFound);
    if (!info) return declared === LOG_STREAM ? [] : [{ what: wanted.name, is: 'missing' as const }];
    const left = OF_SETTINGS[declared.name] ?? [];
    const few = info.config.num_replicas < num_replicas ? { num_replicas } : {};
    return otherwise(wanted.name, { ...wanted, ...few }, info.config).filter(
      (one) => !left.includes(one.member),
    );
  });
  const ofQueues = houseQueues(owners).map(async (declared) => {
    const stream = installation.stream(declared.stream.name);
    const what = `${stream}/${declared.name}`;
    const asked = manager.consumers.info(stream, declared.name);
    const info = await orNone(asked, JetStreamApiCodes.ConsumerNotFound, JetStreamApiCodes.StreamNotFound);
    if (!info) return [{ what, is: 'missing' as const }];
    return otherwise(what, consumerConfig(declared, installation), info.config);
  });
  return (await Promise.all<NotAsDeclared[]>([...ofStreams, ...ofQueues])).flat();
}

const otherwise = (what: string, wanted: object, found: object) =>
  membersOtherwise(wanted, found).map((member) => ({
    ...{ what, is: 'otherwise' as const, member },
    found: (found as Record<string, unknown>)[member],
    wanted: (wanted as Record<string, unknown>)[member],
  }));

async function orNone<T>(asked: Promise<T>, ...codes: readonly number[]): Promise<T | undefined> {
  try {
    return await asked;
  } catch (error) {
    if (error instanceof JetStreamApiError && codes.includes(error.code)) return undefined;
    throw error;
  }
}
