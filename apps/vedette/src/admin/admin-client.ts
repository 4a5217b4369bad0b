import { MalformedDocumentError } from '@vedette/campaign';
import { ServerUnreachableError } from '../orders/server-unreachable.error.js';
import { GatewayRefusedError } from '../start/gateway-refused.error.js';

/** Where a campaign is administered, and as whom. */
export interface AdminOptions {
  server?: string;
  campaign?: string;
  token?: string;
}

/** What the gateway says in its problem documents. */
interface Problem {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: readonly { readonly message: string }[];
}

/** One administrator's way to one campaign. */
export class AdminClient {
  private readonly server: string;

  constructor(
    private readonly options: AdminOptions,
    private readonly env: Readonly<Record<string, string | undefined>> = process.env,
  ) {
    this.server = mustBeGiven('server', options.server ?? env['VEDETTE_SERVER']).replace(/\/$/, '');
  }

  /** Asks something about the campaign. @throws GatewayRefusedError @throws ServerUnreachableError */
  async campaign<T>(method: string, path: string, body?: unknown): Promise<T> {
    const campaign = mustBeGiven('campaign', this.options.campaign ?? this.env['VEDETTE_CAMPAIGN']);
    return this.call(method, `/campaigns/${encodeURIComponent(campaign)}${path}`, body);
  }

  /** Asks something of the installation. @throws GatewayRefusedError @throws ServerUnreachableError */
  async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const token = mustBeGiven('token', this.options.token ?? this.env['VEDETTE_TOKEN']);
    return this.send<T>(method, path, { authorization: `Bearer ${token}` }, body);
  }

  /** Signs in and returns an access token. @throws GatewayRefusedError @throws ServerUnreachableError */
  async signIn(account: string, password: string): Promise<string> {
    const { accessToken } = await this.send<{ accessToken: string }>(
      'POST',
      '/auth/login',
      {},
      { account, password },
    );
    return accessToken;
  }

  private async send<T>(
    method: string,
    path: string,
    headers: Readonly<Record<string, string>>,
    body: unknown,
  ): Promise<T> {
    const answer = await fetch(`${this.server}${path}`, {
      method,
      headers: { ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    }).catch((error: unknown) => {
      throw new ServerUnreachableError(this.server, error);
    });
    const text = await answer.text();
    if (!answer.ok) throw new GatewayRefusedError(method, path, answer.status, problemIn(text));
    return (text === '' ? undefined : JSON.parse(text)) as T;
  }
}

function mustBeGiven(what: string, value: string | undefined): string {
  if (value) return value;
  throw new MalformedDocumentError(`--${what}`, [
    {
      pointer: '',
      found: 'nothing',
      allowed: `--${what}, or VEDETTE_${what.toUpperCase()} in the environment`,
    },
  ]);
}

/** What a problem document says, line by line. */
function problemIn(text: string): string {
  try {
    const { code = '', detail = '', errors = [] } = JSON.parse(text) as Problem;
    const said = errors.length > 0 ? errors.map(({ message }) => message) : [detail];
    return [code, ...said.map((line) => `  ${line}`)].join('\n');
  } catch {
    return text.slice(0, 200);
  }
}
