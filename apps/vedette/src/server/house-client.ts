import { aloneWithSession } from './alone-with-session.js';
import { GatewayRefusedError } from './gateway-refused.error.js';
import { keepSession, keptSession, type KeptSession } from './kept-session.js';
import { problemCode, problemLines } from './problem-lines.js';
import { ServerUnreachableError } from './server-unreachable.error.js';
import { UsageError } from './usage.error.js';

/** Where to, in which campaign and as whom: what a command was told, before environment and kept session are looked at. */
export interface ServerOptions {
  readonly server?: string;
  readonly campaign?: string;
  readonly seat?: string;
  readonly token?: string;
}

/** An answer as it came, for documents that are no JSON. */
export interface Answer {
  readonly mediaType: string;
  readonly bytes: Uint8Array;
}

/** What a client gets when it signs in or renews. */
interface Tokens {
  readonly accessToken: string;
  readonly expiresIn: number;
  readonly refreshToken: string;
  readonly device?: string;
}

type Surroundings = Readonly<Record<string, string | undefined>>;

/** An access token that is nearly spent is renewed before it is sent. */
const NEARLY_SPENT_MS = 30_000;

/**
 * One person's way to a server. Options count first, then the environment (VEDETTE_SERVER, VEDETTE_CAMPAIGN, VEDETTE_SEAT,
 * VEDETTE_TOKEN), then the session that sign-in has kept, which renews itself.
 */
export class HouseClient {
  readonly server: string;

  constructor(
    private readonly options: ServerOptions,
    private readonly env: Surroundings = process.env,
  ) {
    const server = options.server ?? env['VEDETTE_SERVER'] ?? keptSession(env)?.server;
    if (!server) throw new UsageError('which server? Give --server, set VEDETTE_SERVER or sign in first');
    this.server = server.replace(/\/$/, '');
  }

  /** The campaign that is meant. @throws UsageError when none is named anywhere */
  campaignId(): string {
    const campaign =
      this.options.campaign ?? this.env['VEDETTE_CAMPAIGN'] ?? (this.ownSession()?.campaign || undefined);
    if (campaign) return campaign;
    throw new UsageError(
      'which campaign? Give --campaign, set VEDETTE_CAMPAIGN or run "vedette use CAMPAIGN"',
    );
  }

  /** Asks something about the campaign. @throws GatewayRefusedError @throws ServerUnreachableError @throws UsageError */
  async campaign<T>(method: string, path: string, body?: unknown): Promise<T> {
    return this.call<T>(method, `/campaigns/${encodeURIComponent(this.campaignId())}${path}`, body);
  }

  /** Asks something of the server. @throws GatewayRefusedError @throws ServerUnreachableError @throws UsageError */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    return json<T>(await this.ask(method, path, asJson(body)));
  }

  /** Sends text to the campaign. @throws GatewayRefusedError @throws ServerUnreachableError @throws UsageError */
  async sendText<T>(method: string, path: string, text: string): Promise<T> {
    const sent = { body: text, type: 'text/plain; charset=utf-8' };
    return json<T>(
      await this.ask(method, `/campaigns/${encodeURIComponent(this.campaignId())}${path}`, sent),
    );
  }

  /** A document of the campaign as it comes. @throws GatewayRefusedError @throws ServerUnreachableError @throws UsageError */
  async document(path: string): Promise<Answer> {
    return this.ask('GET', `/campaigns/${encodeURIComponent(this.campaignId())}${path}`, null);
  }

  /** Something that everybody may ask. @throws GatewayRefusedError @throws ServerUnreachableError */
  async open<T>(method: string, path: string, body?: unknown): Promise<T> {
    return json<T>(await this.send(method, path, asJson(body), {}));
  }

  /** Signs in; the session is kept for the commands that follow. @throws GatewayRefusedError @throws ServerUnreachableError */
  async signIn(account: string, password: string): Promise<KeptSession> {
    const before = keptSession(this.env);
    const device = before?.server === this.server && before.account === account ? before.device : null;
    const tokens = json<Tokens>(
      await this.send(
        'POST',
        '/auth/login',
        asJson({ account, password }),
        device ? { 'vedette-device': device } : {},
      ),
    );
    const session: KeptSession = {
      server: this.server,
      account,
      ...granted(tokens),
      device: tokens.device ?? device,
      campaign: null,
      seat: null,
    };
    keepSession(this.env, session);
    return session;
  }

  private async ask(method: string, path: string, body: Body | null): Promise<Answer> {
    const seat = this.options.seat ?? this.env['VEDETTE_SEAT'] ?? (this.ownSession()?.seat || undefined);
    const headers: Record<string, string> = seat ? { 'vedette-seat': seat } : {};
    const given = this.options.token ?? this.env['VEDETTE_TOKEN'];
    if (given) return this.send(method, path, body, { ...headers, authorization: `Bearer ${given}` });
    const session = await this.renewed((kept) => kept.accessUntil - Date.now() < NEARLY_SPENT_MS);
    try {
      return await this.send(method, path, body, { ...headers, ...bearer(session) });
    } catch (error) {
      if (!(error instanceof GatewayRefusedError) || error.problem !== 'token-expired') throw error;
      const anew = await this.renewed((kept) => kept.accessToken === session.accessToken);
      return this.send(method, path, body, { ...headers, ...bearer(anew) });
    }
  }

  /** The session that is kept for this server; null when it is of another. */
  private ownSession(): KeptSession | null {
    const kept = keptSession(this.env);
    return kept?.server === this.server ? kept : null;
  }

  private async renewed(must: (kept: KeptSession) => boolean): Promise<KeptSession> {
    const kept = this.mustBeSignedIn();
    if (!must(kept)) return kept;
    return aloneWithSession(this.env, async () => {
      const now = this.mustBeSignedIn();
      if (!must(now)) return now;
      const { refreshToken } = now;
      const answer = await this.send('POST', '/auth/refresh', asJson({ refreshToken }), {}).catch(
        (error: unknown) => {
          if (!(error instanceof GatewayRefusedError) || error.status !== 401) throw error;
          throw new UsageError(`the session of ${now.account} is over; run "vedette sign-in ${now.account}"`);
        },
      );
      const next = { ...now, ...granted(json<Tokens>(answer)) };
      keepSession(this.env, next);
      return next;
    });
  }

  private mustBeSignedIn(): KeptSession {
    const kept = this.ownSession();
    if (kept) return kept;
    throw new UsageError(
      `nobody is signed in at ${this.server}: run "vedette sign-in ACCOUNT --server ${this.server}", or give --token`,
    );
  }

  private async send(
    method: string,
    path: string,
    body: Body | null,
    headers: Readonly<Record<string, string>>,
  ): Promise<Answer> {
    const answer = await fetch(`${this.server}${path}`, {
      method,
      headers: { ...headers, ...(body === null ? {} : { 'content-type': body.type }) },
      ...(body === null ? {} : { body: body.body }),
    }).catch((error: unknown) => {
      throw new ServerUnreachableError(this.server, error);
    });
    const bytes = new Uint8Array(await answer.arrayBuffer());
    if (answer.ok) return { mediaType: answer.headers.get('content-type') ?? '', bytes };
    const told = new TextDecoder().decode(bytes);
    throw new GatewayRefusedError(method, path, answer.status, problemLines(told), problemCode(told));
  }
}

interface Body {
  readonly body: string;
  readonly type: string;
}

const asJson = (body: unknown): Body | null =>
  body === undefined ? null : { body: JSON.stringify(body), type: 'application/json' };

/** An answer as JSON; one that is plain text as that text. */
const json = <T>({ mediaType, bytes }: Answer): T => {
  const text = new TextDecoder().decode(bytes);
  if (mediaType.startsWith('text/plain')) return text as T;
  return (text === '' ? undefined : JSON.parse(text)) as T;
};

const bearer = ({ accessToken }: KeptSession): Record<string, string> => ({
  authorization: `Bearer ${accessToken}`,
});

const granted = ({ accessToken, expiresIn, refreshToken }: Tokens) => ({
  accessToken,
  accessUntil: Date.now() + expiresIn * 1000,
  refreshToken,
});
