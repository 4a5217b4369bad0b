import type { PersonalTokenDocument, SessionDocument } from '@vedette/contracts';
import { have, send } from './send.js';

const readAs = async <T>(path: string): Promise<T> => (await (await send(path)).json()) as T;

/** Sessions of one's own that are not over. @throws DeskProblem */
export const ownSessions = (): Promise<readonly SessionDocument[]> => readAs('/auth/sessions');
/** Ends a session of one's own. @throws DeskProblem */
export const endSession = (id: string): Promise<void> =>
  have(`/auth/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Personal tokens, for programs that play for their owner. @throws DeskProblem */
export const ownTokens = (): Promise<readonly PersonalTokenDocument[]> => readAs('/auth/tokens');

/** What a personal token may do. */
export const TOKEN_SCOPES = [
  'campaign:read',
  'reports:read',
  'orders:read',
  'orders:write',
  'clock:write',
] as const;

/** Makes a personal token; it is told this once. @throws DeskProblem */
export async function makeToken(wanted: {
  readonly name: string;
  readonly scopes: readonly string[];
  readonly days: number;
}): Promise<string> {
  const answer = await send('/auth/tokens', { method: 'POST', body: wanted });
  return ((await answer.json()) as { readonly token: string }).token;
}
/** Revokes a personal token. @throws DeskProblem */
export const revokeToken = (id: string): Promise<void> =>
  have(`/auth/tokens/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Takes another password. @throws DeskProblem */
export const changePassword = (present: string, next: string): Promise<void> =>
  have('/auth/password', { method: 'POST', body: { present, next } });

/** Takes another mail address, to which a link goes that proves it. @throws DeskProblem */
export const changeMail = (email: string | null, password: string): Promise<void> =>
  have('/auth/email', { method: 'PUT', body: { email, password } });

/** Of what one is told, and how. */
export interface NoticeWishes {
  readonly mail: boolean;
  readonly webhook: string | null;
  readonly kinds: readonly string[];
  readonly reminderHours: readonly number[];
  readonly dailyAt: string | null;
  readonly quietHours: unknown;
  readonly zone: string;
}
export const NOTICE_KINDS = ['turn', 'reminder', 'clock', 'letter', 'announcement'] as const;

/** What is wished for now, with all else the house has of it. @throws DeskProblem */
export const noticeWishes = (): Promise<NoticeWishes> => readAs('/notices/settings');
/** @throws DeskProblem */
export const wishNotices = ({
  mail,
  webhook,
  kinds,
  reminderHours,
  dailyAt,
  quietHours,
  zone,
}: NoticeWishes): Promise<void> =>
  // What the house tells beside one's wishes is not sent back to it.
  have('/notices/settings', {
    method: 'PUT',
    body: { mail, webhook, kinds, reminderHours, dailyAt, quietHours, zone },
  });
/** Has something sent to the receiver just now. @throws DeskProblem */
export async function testWebhook(): Promise<{ readonly delivered: boolean; readonly error: string | null }> {
  return (await (await send('/notices/webhook/test', { method: 'POST' })).json()) as Awaited<
    ReturnType<typeof testWebhook>
  >;
}
