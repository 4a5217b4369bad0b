import { randomBytes } from 'node:crypto';
import { hash } from '@node-rs/argon2';
import { provisionAccounts, type CampaignRole } from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';

/** An account as printed for whoever started Vedette. */
export interface Credential {
  readonly account: string;
  readonly password: string;
  readonly role: CampaignRole;
  readonly player: string | null;
  readonly name: string;
}

/** A person of a scenario who gets an account. */
export interface Person {
  readonly id: string;
  readonly name: string;
  readonly minister: boolean;
}

export const ADMINISTRATOR = 'administrator';
const PASSWORD_BYTES = 9;

/** A fresh password a person can type: twelve characters. */
export function freshPassword(): string {
  return randomBytes(PASSWORD_BYTES).toString('base64url');
}

/** Makes the accounts of a campaign's people and of its administrator, who also runs the installation. */
export async function makeAccounts(
  requests: RequestClient,
  people: readonly Person[],
): Promise<Credential[]> {
  const credentials: Credential[] = [
    {
      account: ADMINISTRATOR,
      password: freshPassword(),
      role: 'administrator',
      player: null,
      name: 'the administrator',
    },
    ...people.map(({ id, name, minister }): Credential => ({
      account: id,
      password: freshPassword(),
      role: minister ? 'minister' : 'player',
      player: id,
      name,
    })),
  ];
  const accounts = await Promise.all(
    credentials.map(async ({ account, password }) => ({
      name: account,
      passwordHash: await hash(password),
      operator: account === ADMINISTRATOR,
    })),
  );
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
