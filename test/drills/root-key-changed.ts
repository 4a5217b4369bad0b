import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SERVICE_NAMES } from '@vedette/contracts';
import { mustDo, vedette } from './by-command.js';
import type { Drill } from './drill.js';
import { replace } from './replace.js';
import type { Stage } from './stage.js';
import type { SteadyClient } from './steady-client.js';

const BEFORE = {
  VEDETTE_KEY: 'the key the house was started with',
  CORRESPONDENCE_KEY: 'that of its letters, as it was',
} as const;
const NOW = {
  VEDETTE_KEY: 'the key that comes after it',
  CORRESPONDENCE_KEY: 'that of its letters from now on',
} as const;
const BOTH = {
  ...NOW,
  VEDETTE_KEY_OLD: BEFORE.VEDETTE_KEY,
  CORRESPONDENCE_KEY_OLD: BEFORE.CORRESPONDENCE_KEY,
} as const;
/** The first that is given both: everybody else lacks the new one then. */
const FIRST = 'reporting';

/** A receiver of webhooks that keeps what it was sent last, with its signature. */
async function receiver() {
  const called = { body: '', signature: '' };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (data: Buffer) => (body += data.toString('utf8')));
    request.on('end', () => {
      Object.assign(called, { body, signature: String(request.headers['vedette-signature']) });
      response.end();
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  return { called, url, close: () => server.close() };
}

/** Has a webhook tell somebody of letters; the secret that signs it is told once, and lies sealed. */
async function setWebhook(client: SteadyClient, webhook: string): Promise<string> {
  const settings = {
    ...{ mail: false, webhook, kinds: ['letter'], reminderHours: [] },
    ...{ dailyAt: null, quietHours: null, zone: 'UTC' },
  };
  const { status, body } = await client.send<{ webhookSecret?: string }>(
    'PUT',
    '/notices/settings',
    settings,
  );
  if (status !== 200 || !body.webhookSecret)
    throw new Error(`the webhook was not set: ${status} ${JSON.stringify(body)}`);
  return body.webhookSecret;
}

/** Calls the webhook, and sees that the secret of before signed it. */
async function mustBeSigned(
  client: SteadyClient,
  secret: string,
  called: { body: string; signature: string },
) {
  Object.assign(called, { body: '', signature: '' });
  const { status, body } = await client.send('POST', '/notices/webhook/test');
  const [, seconds, signed] = /^t=(\d+),v1=(\w+)$/.exec(called.signature) ?? [];
  if (signed !== createHmac('sha256', secret).update(`${seconds}.${called.body}`).digest('hex'))
    throw new Error(
      `the webhook is not signed as before: ${status} ${JSON.stringify(body)} ${called.signature}`,
    );
}

/** Makes a token that programs of a player come with. */
async function personalToken(client: SteadyClient): Promise<string> {
  const { status, body } = await client.send<{ token?: string }>('POST', '/auth/tokens', {
    ...{ name: 'a program', scopes: ['campaign:read'], days: 7 },
  });
  if (!body.token) throw new Error(`no token was made: ${status} ${JSON.stringify(body)}`);
  return body.token;
}

async function mustBeLetIn(stage: Stage, token: string): Promise<void> {
  const { status } = await fetch(`${stage.house.gatewayUrl}/campaigns`, {
    headers: { authorization: `Bearer ${token}` },
  });
  if (status !== 200) throw new Error(`a token that was made before is answered ${status}`);
}

/** What `./vedette doctor` says of the root keys; its other findings are of other drills. */
async function toldOfKeys(env: Readonly<Record<string, string>>): Promise<string> {
  const { text } = await vedette(['doctor', '--json'], env);
  const { findings } = JSON.parse(text.slice(text.indexOf('{'))) as {
    findings: { what: string; is: string; text: string }[];
  };
  return findings
    .filter(({ what }) => /^(VEDETTE|CORRESPONDENCE)_KEY/.test(what))
    .map(({ what, is, text }) => `${what} ${is}: ${text}`)
    .join('\n');
}

function mustSay(told: string, ...wanted: readonly RegExp[]): void {
  for (const words of wanted)
    if (!words.test(told)) throw new Error(`${String(words)} was not told: ${told}`);
}

/**
 * Both root keys are changed in the three steps of the runbook, while a turn is resolved and the next are played: every service is replaced
 * by one that has both, everything is sealed anew, and every service is replaced by one that has the new ones alone.
 */
export const rootKeyChanged: Drill = {
  name: 'both root keys changed while turns go on',
  row: 'root key wrong, password rotated, certificate renewed',
  servers: { postgres: 'one', nats: 'one' },
  settings: { ...BEFORE, WEBHOOK_REACH: 'anywhere' },
  // A process that stops in order is not scraped for some seconds on a busy machine, and each stands for eight.
  alerts: { may: ['ProcessDown'] },
  happen: async (stage) => {
    const { database, broker, house } = stage;
    const place = {
      ...{ DATABASE_URL: await database.writable(), NATS_URL: broker.url },
      VEDETTE_INSTALLATION: house.installation,
    };
    const hook = await receiver();
    try {
      const secret = await setWebhook(stage.umpire, hook.url);
      const token = await personalToken(stage.umpire);
      await mustBeSigned(stage.umpire, secret, hook.called);

      await replace(stage, FIRST, { env: BOTH });
      const early = await vedette(['keys', 'reseal'], { ...place, ...BOTH });
      if (early.code === 0) throw new Error('keys were sealed anew while services could not open them');
      mustSay(
        early.text,
        /Nothing was sealed anew: .*\blogistics\b.* cannot open what this VEDETTE_KEY seals/,
      );
      if (early.text.includes(FIRST)) throw new Error(`${FIRST} has both, and is named: ${early.text}`);
      mustSay(await toldOfKeys({ ...place, ...BOTH }), /VEDETTE_KEY of what runs warning: .*reporting do/);
      for (const service of SERVICE_NAMES)
        if (service !== FIRST) await replace(stage, service, { env: BOTH });
      stage.overFromNow();
      await stage.turnResolved();

      const playing = stage.playTurn(2);
      const sealed = await mustDo(['keys', 'reseal'], { ...place, ...BOTH });
      mustSay(sealed, /VEDETTE_KEY_OLD may go/, /CORRESPONDENCE_KEY_OLD may go/);
      await playing;
      mustSay(
        await toldOfKeys({ ...place, ...BOTH }),
        /VEDETTE_KEY warning: it opens all \d+ keys, and VEDETTE_KEY_OLD opens none of them/,
        /CORRESPONDENCE_KEY warning: it opens all \d+ keys, and CORRESPONDENCE_KEY_OLD opens none/,
      );

      for (const service of SERVICE_NAMES) await replace(stage, service, { env: NOW });
      mustSay(
        await toldOfKeys({ ...place, ...NOW }),
        /^VEDETTE_KEY well: it opens all/m,
        /^CORRESPONDENCE_KEY well: it opens all/m,
        /^VEDETTE_KEY of what runs well: all that need it have it and no other/m,
        /^CORRESPONDENCE_KEY of what runs well: all that need it have it and no other: correspondence/m,
      );
      await stage.orderTaken(30);
      await stage.playTurn(3);
      const differs = (await Promise.all([1, 2, 3].map((turn) => stage.audit(turn)))).flat();
      if (differs.length > 0) throw new Error(`turns come out otherwise: ${differs.join(', ')}`);
      await mustBeSigned(stage.umpire, secret, hook.called);
      await mustBeLetIn(stage, token);
      return 'refused while services lacked the new ones; then sealed anew';
    } finally {
      hook.close();
    }
  },
};
