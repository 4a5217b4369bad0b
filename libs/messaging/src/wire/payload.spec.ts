import { describe, expect, it } from '@jest/globals';
import { headers } from '@nats-io/transport-node';
import fc from 'fast-check';
import { decodePayload, encodePayload } from './payload.js';

const limit = { subject: 'a.b', maxBytes: 1_048_576 };
const carry = async (value: unknown, maxBytes = limit.maxBytes) => {
  const head = headers();
  const data = await encodePayload(value, head, { ...limit, maxBytes });
  return { data, head, back: await decodePayload({ subject: 'a.b', data, headers: head }) };
};

describe('the payload of a message', () => {
  it('comes back as it was sent, whatever JSON it is', async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (value) => {
        // JSON has one zero.
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect((await carry(value)).back).toEqual(plain);
      }),
      { numRuns: 200 },
    );
  });

  it('is no bytes at all for undefined, and undefined again', async () => {
    const { data, back } = await carry(undefined);
    expect(data.length).toBe(0);
    expect(back).toBeUndefined();
  });

  it('is sent as it is below 64 kB and compressed from there', async () => {
    const short = await carry('x'.repeat(60_000));
    expect(short.head.has('Vedette-Encoding')).toBe(false);
    const long = await carry('x'.repeat(70_000));
    expect(long.head.get('Vedette-Encoding')).toBe('gzip');
    expect(long.data.length).toBeLessThan(1_000);
    expect(long.back).toBe('x'.repeat(70_000));
  });

  it('is refused with its size when even compressed it is more than the broker takes', async () => {
    const noise = Array.from({ length: 40_000 }, (_, i) => Math.sin(i * i));
    await expect(carry(noise, 100_000)).rejects.toMatchObject({ code: 'message-too-large', status: 413 });
  });

  it('leaves room for headers within what the broker takes', async () => {
    await expect(carry('x'.repeat(9_000), 10_000)).rejects.toMatchObject({ code: 'message-too-large' });
    expect((await carry('x'.repeat(7_000), 10_000)).back).toHaveLength(7_000);
  });

  it.each([
    ['no JSON', Buffer.from('no json'), undefined],
    ['a cut archive', Buffer.from('not gzip'), 'gzip'],
  ])('that is %s cannot be read and says on which subject it came', async (_, data, encoding) => {
    const head = headers();
    if (encoding !== undefined) head.set('Vedette-Encoding', encoding);
    await expect(decodePayload({ subject: 'a.b', data, headers: head })).rejects.toMatchObject({
      code: 'message-unreadable',
      message: expect.stringContaining('a.b'),
    });
  });
});
