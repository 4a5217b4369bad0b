import { UnauthenticatedError } from '@vedette/people';
import { isOfHouse } from './own-origin.js';

/** The header by which the desk shows that a page of the house asks, and not a form of another one. */
export const DESK_HEADER = 'vedette-desk';
/** The cookie of a session over https, which no other host or path can set, and the one over plain http. */
export const COOKIES = { secure: '__Host-vedette', plain: 'vedette' } as const;

/** By what somebody shows who he is: a token of a program, or the cookie of a browser. */
export type Credential =
  { readonly kind: 'token'; readonly token: string } | { readonly kind: 'cookie'; readonly code: string };

/** The part of a request, or of a connection, that credentials are read from. */
export interface Presented {
  readonly headers: {
    readonly authorization?: string | undefined;
    readonly cookie?: string | undefined;
  };
  /** The cookie of a connection whose `Origin` was looked at when it opened. */
  readonly opened?: { readonly cookie: string | null };
}

/** The part of an HTTP request that shows that a page of the house has sent it. */
export interface Proved extends Presented {
  readonly headers: Presented['headers'] & {
    readonly origin?: string | undefined;
    readonly [DESK_HEADER]?: string | string[] | undefined;
  };
  readonly method?: string;
  readonly host?: string;
}

const LOOKS_ONLY: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** What somebody presents; a token comes before a cookie. Whether it is good, people tells. */
export function credentialOf({ headers, opened }: Presented): Credential | null {
  const token = /^Bearer ([A-Za-z0-9_.-]{1,4096})$/.exec(headers.authorization ?? '')?.[1];
  if (token !== undefined) return { kind: 'token', token };
  const code = opened ? opened.cookie : cookieOf(headers.cookie);
  return code === null ? null : { kind: 'cookie', code };
}

/** The session in a `Cookie` header; the one over https where both are there. */
export function cookieOf(header: string | undefined): string | null {
  const pairs = (header ?? '').split(';').map((pair) => pair.trim());
  for (const name of [COOKIES.secure, COOKIES.plain]) {
    const pair = pairs.find((one) => one.startsWith(`${name}=`));
    if (pair !== undefined) return pair.slice(name.length + 1);
  }
  return null;
}

/** Whether something looks like a personal access token; whether it is one, people tells. */
export const isPersonalToken = (token: string): boolean => token.startsWith('vdt_');

/** Whether a request says that the desk sends it. */
export const isOfDesk = ({ headers }: Proved): boolean => headers[DESK_HEADER] === '1';

/**
 * A request by cookie must come from a page of the house: any page can have a browser send a cookie along, but none elsewhere a
 * header of ours, nor an `Origin` of ours. A document that is opened by a link takes the cookie alone.
 * @throws UnauthenticatedError
 */
export function mustBeOfHouse(request: Proved, { byLink }: { readonly byLink: boolean }): void {
  // Of a connection the origin was looked at when it opened.
  if (request.opened) return;
  const looks = LOOKS_ONLY.has(request.method ?? '');
  if (!(isOfDesk(request) || (byLink && looks)))
    throw new UnauthenticatedError('A session by cookie is for the desk: send "Vedette-Desk: 1".');
  if (!looks && !isOfHouse(request.headers.origin, request.host))
    throw new UnauthenticatedError('A session by cookie changes things only from a page of this house.');
}
