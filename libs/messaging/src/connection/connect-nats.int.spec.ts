import { describe, expect, it } from '@jest/globals';
import { connectNats } from './connect-nats.js';
import { natsAddress } from './nats-address.js';

const natsUrl = process.env['NATS_URL'] ?? 'nats://127.0.0.1:4222';

describe('a broker that is named tls://', () => {
  it('is read as one that must encrypt, if only one of several is named so', () => {
    expect(natsAddress('tls://u:p@a,nats://b:1')).toEqual({
      servers: ['tls://a:4222', 'nats://b:1'],
      ...{ user: 'u', pass: 'p', encrypted: true },
    });
    expect(natsAddress('nats://a').encrypted).toBe(false);
  });

  it('is not spoken to in the clear, and is as nats://', async () => {
    const impatient = { name: 'test tls', impatient: true };
    await expect(connectNats({ url: natsUrl.replace(/^nats:/, 'tls:'), ...impatient })).rejects.toThrow(
      /tls/i,
    );
    const connection = await connectNats({ url: natsUrl, ...impatient });
    await connection.close();
  });
});
