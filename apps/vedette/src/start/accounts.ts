import { randomBytes } from 'node:crypto';
import { listAccounts, provisionAccounts, type CampaignRole } from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';
import { keepPasswords, keptPasswords } from '../server/kept-passwords.js';

/** An account of somebody in the scenario. */
export interface Credential {
  readonly account: string;
  /** Null when it existed before and its password is not among those kept. */
  readonly password: string | null;
  readonly role: CampaignRole;
  readonly player: string | null;
  readonly name: string;
  readonly madeBy: 'this start' | 'an earlier one';
}

/** A person of a scenario who gets an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly isMinister: boolean;
}

export const ADMINISTRATOR = 'administrator';
const PASSWORD_BYTES = 9;

/** A fresh password a person can type: twelve characters. */
export function freshPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}

/**
 * Makes the accounts of a campaign's people and of its administrator, who also runs the installation. An account that exists is
 * left as it is, with its password.
 */
export async function makeAccounts(
  requests: RequestClient,
  people: readonly Person[],
  dataFolder: string,
): Promise<Credential[]> {
  const { accounts: known } = await requests.request(listAccounts, {});
  const existing = new Set(known.map(({ account }) => account));
  const kept = keptPasswords(dataFolder);
  const credentialOf = (account: string): Pick<Credential, 'account' | 'password' | 'madeBy'> =>
    existing.has(account)
      ? { account, password: kept[account] ?? null, madeBy: 'an earlier one' }
      : { account, password: freshPassword(), madeBy: 'this start' };
  const credentials: Credential[] = [
    { ...credentialOf(ADMINISTRATOR), role: 'administrator', player: null, name: 'the administrator' },
    ...people.map(({ id, name, isMinister }): Credential => ({
      ...credentialOf(id),
      role: isMinister ? 'minister' : 'player',
      player: id,
      name,
    })),
  ];
  const made = credentials.filter(({ madeBy }) => madeBy === 'this start');
  // Kept before they are good for anything: a start that is interrupted in between must not lose them.
  if (made.length > 0)
    keepPasswords(dataFolder, Object.fromEntries(made.map(({ account, password }) => [account, password!])));
  const accounts = made.map(({ account, password }) => ({
    name: account,
    password: password!,
    operator: account === ADMINISTRATOR,
  }));
  await requests.request(provisionAccounts, { accounts });
  return credentials;
}

/** Gives the accounts their places in a campaign that exists. */
export async function givePlaces(
  requests: RequestClient,
  campaign: string,
  credentials: readonly Credential[],
): Promise<void> {
  const members = credentials.map(({ account, role, player }) => ({ account, role, player }));
  await requests.request(provisionAccounts, { accounts: [], campaign, members });
}
