import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { requestsOf, SERVICE_NAMES } from '@vedette/contracts';
import { HouseClient, makeAccounts } from './testing/house-client.js';
import { HouseUnderTest } from './testing/house-under-test.js';

/** Every service but the gateway, which is asked over HTTP. */
const ASKED = SERVICE_NAMES.filter((service) => service !== 'gateway');
/** Longer than a test may take: an answer that comes before is no answer that came late. */
const PATIENT_MS = 6 * 3_600_000;

describe('a service that is killed with a question in hand', () => {
  let house: HouseUnderTest;
  let player: HouseClient;

  beforeAll(async () => {
    house = await HouseUnderTest.open('gone');
    await makeAccounts(house, ['taylor']);
    player = await HouseClient.signIn(house, 'taylor');
  });
  afterAll(() => house?.close());

  it('is told as unavailable soon and not as late, whichever it is, and whoever asks next is told at once', async () => {
    const outcomes = ASKED.map(async (service) => {
      const victim = house.one(service);
      const question = requestsOf(service)[0]!;
      // Stopped, it takes the question and never looks at it.
      victim.child.kill('SIGSTOP');
      const asked = house.requests
        .request(question, {}, { timeoutMs: PATIENT_MS })
        .catch((error: unknown) => error);
      const settings = service === 'correspondence' ? player.send('GET', '/notices/settings') : undefined;
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await house.kill(victim);
      const first = await asked;
      const again = await house.requests.request(question, {}).catch((error: unknown) => error);
      if (settings)
        expect(await settings).toMatchObject({ status: 503, body: { code: 'service-unavailable' } });
      return { service, first, again };
    });
    for (const { service, first, again } of await Promise.all(outcomes)) {
      expect([service, first]).toMatchObject([service, { status: 503, code: 'service-unavailable' }]);
      expect([service, again]).toMatchObject([service, { status: 503, code: 'service-unavailable' }]);
    }
    expect(await player.send('GET', '/notices/settings')).toMatchObject({ status: 503 });
  });
});
