import { Command } from 'commander';
import { HouseClient } from '../server/house-client.js';
import { forgetSession, keepSession, keptSession, sessionFile } from '../server/kept-session.js';
import { runCommand } from '../server/run-command.js';
import { asks } from '../server/server-command.js';
import { UsageError } from '../server/usage.error.js';
import { readPassword } from './read-password.js';

const DEFAULT_SERVER = 'http://127.0.0.1:8080';

/** A seat or office somebody has in a campaign. */
interface Place {
  readonly campaign: string;
  readonly role: string;
  readonly player: string | null;
}

interface Me {
  readonly account: string;
  readonly operator: boolean;
  readonly campaigns: readonly Place[];
}

/** `vedette sign-in`: a session that is kept for the commands that follow and renews itself. */
export function signInCommand(): Command {
  const command = new Command('sign-in')
    .argument('<account>')
    .option('--server <url>', `gateway; VEDETTE_SERVER, or ${DEFAULT_SERVER}`)
    .option(
      '--print-token',
      'print an access token for programs instead of words; it is good for some minutes',
    )
    .addHelpText('after', '\nThe password is asked for, or read from what is piped in.\n');
  return command.action((account: string) =>
    runCommand(async () => {
      const { server, printToken } = command.opts<{ server?: string; printToken?: boolean }>();
      const client = new HouseClient({ server: server ?? process.env['VEDETTE_SERVER'] ?? DEFAULT_SERVER });
      const session = await client.signIn(account, await readPassword(`Password of ${account}: `));
      const me = await client.call<Me>('GET', '/auth/me');
      const [only, ...others] = me.campaigns;
      if (only !== undefined && others.length === 0)
        keepSession(process.env, { ...session, campaign: only.campaign, seat: only.player });
      process.stdout.write(
        printToken ? `${session.accessToken}\n` : tellSignedIn(me, sessionFile(process.env)),
      );
    }),
  );
}

/** `vedette sign-out`: ends the session and forgets it. */
export function signOutCommand(): Command {
  return new Command('sign-out').action(() =>
    runCommand(async () => {
      const kept = keptSession(process.env);
      if (kept === null) throw new UsageError('nobody is signed in on this machine');
      await new HouseClient({ server: kept.server }).call('POST', '/auth/logout').finally(() => {
        forgetSession(process.env);
      });
      process.stdout.write(`${kept.account} is signed out of ${kept.server}.\n`);
    }),
  );
}

/** `vedette use CAMPAIGN [SEAT]`: what the commands that follow mean. */
export function useCommand(): Command {
  return new Command('use')
    .argument('<campaign>')
    .argument('[seat]', 'player you speak for, where you have several seats')
    .action((campaign: string, seat?: string) =>
      runCommand(async () => {
        const kept = keptSession(process.env);
        if (kept === null) throw new UsageError('nobody is signed in: run "vedette sign-in ACCOUNT" first');
        const me = await new HouseClient({ server: kept.server }).call<Me>('GET', '/auth/me');
        keepSession(process.env, { ...keptSession(process.env)!, ...placeOf(me, campaign, seat) });
        process.stdout.write(`Commands now mean ${campaign}${seat ? ` and speak for ${seat}` : ''}.\n`);
      }),
    );
}

/** `vedette campaigns`: where you have a place. */
export function campaignsCommand(): Command {
  return asks<Me>(
    new Command('campaigns'),
    (client) => client.call('GET', '/auth/me'),
    (me) => tellPlaces(me) || 'You have no place in any campaign.\n',
  );
}

function placeOf(
  me: Me,
  campaign: string,
  seat: string | undefined,
): { campaign: string; seat: string | null } {
  const places = me.campaigns.filter((place) => place.campaign === campaign);
  const seats = places.flatMap(({ player }) => player ?? []);
  if (places.length === 0 && !me.operator)
    throw new UsageError(`${me.account} has no place in "${campaign}"; ${allowed(me.campaigns)}`);
  if (seat !== undefined && !seats.includes(seat))
    throw new UsageError(
      `${me.account} does not hold "${seat}" in ${campaign}; seats are ${seats.join(', ') || 'none'}`,
    );
  return { campaign, seat: seat ?? (seats.length === 1 ? seats[0]! : null) };
}

const allowed = (places: readonly Place[]): string =>
  places.length === 0
    ? 'you have none anywhere'
    : `yours are ${[...new Set(places.map((place) => place.campaign))].join(', ')}`;

function tellSignedIn(me: Me, file: string): string {
  const several = me.campaigns.length > 1 ? 'Say which campaign you mean: vedette use CAMPAIGN [SEAT]\n' : '';
  return `Signed in as ${me.account}${me.operator ? ', an operator' : ''}; the session is kept in ${file}.\n${tellPlaces(me)}${several}`;
}

const tellPlaces = ({ campaigns }: Me): string =>
  campaigns
    .map(({ campaign, role, player }) => `  ${campaign}: ${role}${player === null ? '' : ` ${player}`}\n`)
    .join('');
