import { have, send } from '../graph/send.js';
import { findOut } from './session.js';

/** What an invitation offers. */
export interface Offer {
  readonly campaign: string;
  readonly title: string;
  readonly role: 'player' | 'minister' | 'administrator';
  readonly player: string | null;
  readonly playerName: string | null;
}

/** What a code invites to. @throws DeskProblem */
export async function offerOf(code: string): Promise<Offer> {
  return (await (await send('/invitations/offer', { method: 'POST', body: { code } })).json()) as Offer;
}

/** Takes the place for whoever is signed in. @throws DeskProblem */
export async function accept(code: string): Promise<void> {
  await have('/invitations/accept', { method: 'POST', body: { code } });
  await findOut();
}

/** Has a code mailed that sets a new password; the answer is the same for every name. @throws DeskProblem */
export async function forgotPassword(account: string): Promise<void> {
  await have('/auth/password/forgotten', { method: 'POST', body: { account } });
}

/** Sets a password with a code that was sent. @throws DeskProblem */
export async function resetPassword(code: string, next: string): Promise<void> {
  await have('/auth/password/reset', { method: 'POST', body: { code, next } });
}

/** Proves a mail address with the code that was sent to it. @throws DeskProblem */
export async function proveMail(code: string): Promise<void> {
  await have('/auth/email/verify', { method: 'POST', body: { code } });
}
