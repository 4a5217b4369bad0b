import { describe, expect, it } from '@jest/globals';
import { GatewayRefusedError } from './gateway-refused.error.js';
import { askAgain, AWAY } from './ask-again.js';

/** Refuses with these statuses, one a call, and then answers. */
function refusing(...statuses: number[]): () => Promise<string> {
  return () => {
    const status = statuses.shift();
    return status === undefined
      ? Promise.resolve('there')
      : Promise.reject(new GatewayRefusedError('GET', '/x', status, 'refused'));
  };
}

describe('what is asked again', () => {
  it('is what is away, until it is back', async () => {
    expect(await askAgain(refusing(503, 404, 503), [AWAY, 404])).toBe('there');
  });

  it('is not what is refused for another reason', async () => {
    await expect(askAgain(refusing(503, 401), [AWAY])).rejects.toMatchObject({ status: 401 });
  });
});
