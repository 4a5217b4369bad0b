import { describe, expect, it } from '@jest/globals';
import { Installation, type StreamsAsked } from '@vedette/messaging';
import { lookAtStreams } from './look-at-streams.js';

interface Cluster {
  readonly leader?: string;
  readonly replicas?: readonly {
    readonly name: string;
    readonly current: boolean;
    readonly offline?: boolean;
  }[];
}

/** A broker that says of every stream what is given for it, and fails where an error is. */
const brokerThatSays = (of: (stream: string) => Cluster | Error | undefined): StreamsAsked => ({
  streams: {
    info: ((stream: string) => {
      const said = of(stream);
      if (said instanceof Error) return Promise.reject(said);
      return Promise.resolve({ cluster: said });
    }) as never,
  },
});
const look = (of: (stream: string) => Cluster | Error | undefined) =>
  lookAtStreams(brokerThatSays(of), new Installation('v'));
const LED = { leader: 'north', replicas: [{ name: 'south', current: true }] };

describe('streams as the doctor sees them', () => {
  it('are well where one server has all of them, and where every replica is current', async () => {
    expect(await look(() => undefined)).toMatchObject({ is: 'well', what: 'streams' });
    expect(await look(() => LED)).toMatchObject({ is: 'well' });
  });

  it('are a fault without a leader, also where nobody answers for one', async () => {
    expect(await look((stream) => (stream === 'v-PHASE' ? { replicas: [] } : LED))).toMatchObject({
      is: 'fault',
      text: expect.stringContaining('v-PHASE has no leader'),
    });
    expect(await look((stream) => (stream === 'v-PHASE' ? new Error('timeout') : LED))).toMatchObject({
      is: 'fault',
      text: expect.stringContaining('v-PHASE: timeout'),
    });
  });

  it('are a warning while a replica is behind or gone: nobody may stop the next server', async () => {
    const replicas = [
      { name: 'south', current: false },
      { name: 'middle', current: false, offline: true },
    ];
    const found = await look((stream) => (stream === 'v-DEAD' ? { leader: 'north', replicas } : LED));
    expect(found).toMatchObject({ is: 'warning' });
    expect(found.text).toMatch(/v-DEAD is behind on south; v-DEAD is gone from middle/);
  });
});
