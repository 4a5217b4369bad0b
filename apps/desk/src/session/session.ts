import { signal } from '@preact/signals';
import { dropLostSeats, keepFor, orKept, wipeOffline } from '../graph/kept-offline.js';
import { DeskProblem, problemOf } from '../graph/problem.js';
import { forgetDocuments } from '../graph/documents-kept.js';
import { forgetDesk } from '../graph/seat-desk.js';
import { breakOff, have, send } from '../graph/send.js';

/** A place in a campaign. `player` is null for the office of an administrator. */
export interface Place {
  readonly campaign: string;
  readonly role: 'player' | 'minister' | 'administrator';
  readonly player: string | null;
  /** The seat from which somebody plays for this player, who is away; without it everybody plays for himself. */
  readonly by?: string;
}

/** Who is signed in. */
export interface Me {
  readonly account: string;
  readonly operator: boolean;
  readonly campaigns: readonly Place[];
}

/** Who is signed in; null for nobody, undefined while it is not known. Scripts know no more of the session than this. */
export const me = signal<Me | null | undefined>(undefined);
/** Why nobody could be found out; shown with a way to try again. */
export const sessionProblem = signal<DeskProblem | null>(null);

/** Whether somebody is signing out just now: no screen of his is open any more. */
export const isLeaving = signal(false);

/** Asks who is signed in. */
export async function findOut(): Promise<void> {
  try {
    me.value = await orKept('/kept/me', whoIsThere);
    if (me.value) await dropLostSeats(me.value.campaigns);
    sessionProblem.value = null;
  } catch (thrown) {
    const problem = problemOf(thrown);
    if (problem.isSignedOut) me.value = null;
    else sessionProblem.value = problem;
  }
}

/** Whoever is signed in, by the house. What was kept here for anybody else goes before anything of it is read. */
async function whoIsThere(): Promise<Me | null> {
  const { account } = (await (await send('/auth/browser')).json()) as { account: string | null };
  if (account === null) {
    await wipeOffline();
    return null;
  }
  await keepFor(account);
  return (await (await send('/auth/me')).json()) as Me;
}

/** Signs in with name and password. @throws DeskProblem */
export async function signIn(account: string, password: string): Promise<void> {
  await have('/auth/browser', { method: 'POST', body: { account, password } });
  await findOut();
}

/** Makes an account, with the place of an invitation. @throws DeskProblem */
export async function register(account: string, password: string, invitation: string): Promise<void> {
  await have('/auth/browser/register', { method: 'POST', body: { account, password, invitation } });
  await findOut();
}

/** Signs in with the code that the start of the house printed. @throws DeskProblem */
export async function start(code: string): Promise<void> {
  await have('/auth/browser/start', { method: 'POST', body: { code } });
  await findOut();
}

/** Ends the session, here and at the house, and forgets all it gave. What is left of it on the device is gone too. */
export async function signOut(): Promise<void> {
  isLeaving.value = true;
  const goOn = breakOff();
  try {
    await have('/auth/logout', { method: 'POST', isLast: true });
  } catch (thrown) {
    const problem = problemOf(thrown);
    // While the house cannot be reached the cookie is good, and it would be wrong to say otherwise.
    if (!problem.isSignedOut) return void (sessionProblem.value = problem);
  } finally {
    goOn();
    isLeaving.value = false;
  }
  forget();
}

/** The house says that the session is over. */
export function forget(): void {
  forgetDocuments();
  forgetDesk();
  // Nothing of a seat is kept on the device but what the browser itself may have; the language is nobody's secret.
  sessionStorage.clear();
  void wipeOffline();
  me.value = null;
}
