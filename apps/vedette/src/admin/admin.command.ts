import { readFileSync } from 'node:fs';
import { faultLine, MalformedDocumentError } from '@vedette/campaign';
import type {
  AnnouncementAudience,
  AnnouncementDocument,
  CampaignDocument,
  ClockDocument,
  DryRunDocument,
  EditDocument,
  HandOverDocument,
  LogEntryDocument,
  TurnStateDocument,
} from '@vedette/contracts';
import { Command } from 'commander';
import { ServerUnreachableError } from '../orders/server-unreachable.error.js';
import { GatewayRefusedError } from '../start/gateway-refused.error.js';
import { AdminClient, type AdminOptions } from './admin-client.js';
import {
  tellAnnouncement,
  tellClock,
  tellDryRun,
  tellEdit,
  tellHandOver,
  tellLog,
  tellTurn,
} from './tell-answers.js';

interface Options extends AdminOptions {
  json?: boolean;
  reason?: string;
}

const REFUSED = 1;
const MALFORMED = 2;

const EXAMPLE = `
Say once where, and as whom:

  export VEDETTE_SERVER=http://127.0.0.1:8080 VEDETTE_CAMPAIGN=amwol-1846
  export VEDETTE_TOKEN=$(./vedette admin sign-in umpire < password.txt)

  ./vedette admin status
  ./vedette admin edit unit US1IN strength=900 'square="G5-V6"' --reason "lost in the mail" --preview
  ./vedette admin undo 3 --reason "it was right after all"
  ./vedette admin announce "The next turn ends on Sunday."
  ./vedette admin dry-run
  ./vedette admin roll-back orders --turn 3 --reopen --reason "half the orders were lost"
  ./vedette admin roll-back tactical-1 --reason "a rule was mended" && ./vedette admin resume

The exit code is 0 when it is done, ${REFUSED} when the server refuses it, ${MALFORMED} when nothing could be asked.
`;

/** A subcommand: the options it shares with the others, what it asks and how the answer is told. */
function act<T>(
  command: Command,
  ask: (client: AdminClient, args: string[], options: Options & Record<string, unknown>) => Promise<T>,
  tell: (answer: T) => string,
): Command {
  return command
    .option('--server <url>', 'gateway; VEDETTE_SERVER unless given')
    .option('--campaign <id>', 'campaign; VEDETTE_CAMPAIGN unless given')
    .option('--token <token>', 'access token of an administrator; VEDETTE_TOKEN unless given')
    .option('--json', 'tell the answer as JSON')
    .action(async (...given: unknown[]) => {
      const options = command.opts<Options & Record<string, unknown>>();
      const args = given.slice(0, -2).flat() as string[];
      process.exitCode = await run(async () => {
        const answer = await ask(new AdminClient(options), args, options);
        process.stdout.write(options.json ? `${JSON.stringify(answer, null, 2)}\n` : tell(answer));
      });
    });
}

async function run(work: () => Promise<void>): Promise<number> {
  try {
    await work();
    return 0;
  } catch (error) {
    if (error instanceof MalformedDocumentError) {
      process.stderr.write(`${error.document}: ${error.faults.map(faultLine).join('\n')}\n`);
      return MALFORMED;
    }
    if (!(error instanceof GatewayRefusedError) && !(error instanceof ServerUnreachableError)) throw error;
    process.stderr.write(`${error.message}\n`);
    return REFUSED;
  }
}

/** `vedette admin`: what the administrator of a campaign does, without ever opening a database. */
export function adminCommand(): Command {
  const because = (command: Command): Command =>
    command.requiredOption('--reason <text>', 'why; told to those who learn of it in full');
  const admin = new Command('admin').description('administer a campaign').addHelpText('after', EXAMPLE);
  return admin
    .addCommand(signInCommand())
    .addCommand(createCommand())
    .addCommand(
      act<ClockDocument>(
        new Command('status').description('who has opened the turn, ordered and confirmed; never what'),
        (client) => client.campaign('GET', '/clock'),
        tellClock,
      ),
    )
    .addCommand(
      act<TurnStateDocument>(
        new Command('turn').description('where the turn stands, phase by phase'),
        (client) => client.campaign('GET', '/turn'),
        tellTurn,
      ),
    )
    .addCommand(
      act<ClockDocument>(
        because(new Command('extend').description('put the deadline off').argument('<minutes>')),
        (client, [minutes], { reason }) =>
          client.campaign('POST', '/clock/extend', { minutes: Number(minutes), reason }),
        tellClock,
      ),
    )
    .addCommand(
      act<ClockDocument>(
        because(new Command('pause').description('stop the clock')),
        (client, _, { reason }) => client.campaign('POST', '/clock/pause', { reason }),
        tellClock,
      ),
    )
    .addCommand(
      act<ClockDocument>(
        new Command('unpause').description('have the clock go on'),
        (client) => client.campaign('POST', '/clock/resume', {}),
        tellClock,
      ),
    )
    .addCommand(
      act<ClockDocument>(
        new Command('replace').description('somebody else plays a player from now on').argument('<player>'),
        (client, [player]) => client.campaign('POST', '/clock/replace', { player }),
        tellClock,
      ),
    )
    .addCommand(assignCommand())
    .addCommand(handOverCommand())
    .addCommand(handOversCommand())
    .addCommand(
      act<{ readonly id: string }>(
        because(new Command('hand-back').description('end a hand-over, whoever made it').argument('<id>')),
        (client, [id], { reason }) =>
          client.campaign('POST', `/administration/hand-overs/${encodeURIComponent(id!)}/end`, { reason }),
        ({ id }) => `Hand-over ${id} is ended.\n`,
      ),
    )
    .addCommand(editCommand())
    .addCommand(
      act<EditDocument>(
        because(new Command('undo').description('take an edit back').argument('<number>')),
        (client, [number], { reason }) =>
          client.campaign('POST', `/administration/edits/${encodeURIComponent(number!)}/undo`, { reason }),
        tellEdit,
      ),
    )
    .addCommand(announceCommand())
    .addCommand(
      act<LogEntryDocument[]>(
        new Command('log').description('what was done in the campaign, newest first'),
        (client) => client.campaign('GET', '/administration/log'),
        tellLog,
      ),
    )
    .addCommand(
      act<DryRunDocument>(
        new Command('dry-run').description('play the open turn with dice of its own; nothing is kept'),
        (client) => client.campaign('POST', '/administration/dry-run'),
        tellDryRun,
      ),
    )
    .addCommand(
      act<TurnStateDocument>(
        new Command('resolve').description('end a turn and have it resolved').argument('<turn>'),
        (client, [turn]) => client.campaign('POST', '/turn/close', { turn: Number(turn) }),
        tellTurn,
      ),
    )
    .addCommand(
      act<TurnStateDocument>(
        because(
          new Command('roll-back')
            .description('roll a turn back, and all after it; it then waits until it is resumed')
            .argument('[phase]', 'the first phase that is resolved again', 'orders')
            .option('--turn <number>', 'the turn; the last one resolved unless given')
            .option('--reopen', 'have the turn take orders again instead of waiting'),
        ),
        (client, [to], { reason, turn, reopen }) =>
          client.campaign('POST', '/administration/roll-back', {
            to,
            reason,
            ...(turn === undefined ? {} : { turn: Number(turn) }),
            ...(reopen ? { orders: 'reopened' } : {}),
          }),
        tellTurn,
      ),
    )
    .addCommand(
      act<TurnStateDocument>(
        because(
          new Command('undo-roll-back').description('take the last rollback back, while the turn waits'),
        ),
        (client, _, { reason }) => client.campaign('POST', '/administration/roll-back/undo', { reason }),
        tellTurn,
      ),
    )
    .addCommand(
      act<TurnStateDocument>(
        new Command('resume').description('have a turn that was rolled back go on'),
        (client) => client.campaign('POST', '/administration/resume'),
        tellTurn,
      ),
    );
}

function signInCommand(): Command {
  const command = new Command('sign-in')
    .description('print an access token; the password is read from what is piped in')
    .argument('<account>')
    .option('--server <url>', 'gateway; VEDETTE_SERVER unless given');
  return command.action(async (account: string) => {
    process.exitCode = await run(async () => {
      const password = readFileSync(0, 'utf8').replace(/\r?\n$/, '');
      const token = await new AdminClient(command.opts()).signIn(account, password);
      process.stdout.write(`${token}\n`);
    });
  });
}

function createCommand(): Command {
  return act<CampaignDocument>(
    new Command('create')
      .description('make a campaign of a scenario of the house')
      .argument('<id>')
      .requiredOption('--title <text>')
      .requiredOption('--scenario <name>')
      .option('--administrator <account>', 'who administers it'),
    (client, [id], { title, scenario, administrator }) =>
      client.call('POST', '/campaigns', { id, title, scenario, ...(administrator ? { administrator } : {}) }),
    ({ id, turn, players }) =>
      `Campaign ${id} is made; turn ${turn} is open, for ${players.length} players.\n`,
  );
}

function assignCommand(): Command {
  return act<{ readonly account: string; readonly role: string; readonly player: string | null }>(
    new Command('assign')
      .description('give an account a place: a player, or none for another administrator')
      .argument('<account>')
      .option('--player <id>', 'whom he plays')
      .option('--role <role>', 'player, minister or administrator', 'player'),
    (client, [account], { player, role }) =>
      client.campaign('PUT', `/members/${encodeURIComponent(account!)}`, {
        role,
        ...(player ? { player } : {}),
      }),
    ({ account, role, player }) => `${account} is ${role}${player ? ` and plays ${player}` : ''}.\n`,
  );
}

function handOverCommand(): Command {
  return act<HandOverDocument>(
    new Command('hand-over')
      .description('have somebody of his side stand in for a player who has gone silent')
      .argument('<player>', 'who is away')
      .requiredOption('--to <player>', 'who stands in')
      .requiredOption('--from <turn>', 'first turn')
      .requiredOption('--until <turn>', 'last turn')
      .requiredOption('--reason <text>', 'why; told to both of them'),
    (client, [player], { to, from, until, reason }) =>
      client.campaign('POST', '/administration/hand-overs', {
        ...{ player, to, reason },
        ...{ from: Number(from), until: Number(until) },
      }),
    tellHandOver,
  );
}

function handOversCommand(): Command {
  return act<{ readonly handOvers: readonly HandOverDocument[] }>(
    new Command('hand-overs').description('who stands in for whom'),
    (client) => client.campaign('GET', '/administration/hand-overs'),
    ({ handOvers }) => handOvers.map(tellHandOver).join('') || 'Nobody stands in for anybody.\n',
  );
}

function editCommand(): Command {
  return act<EditDocument>(
    new Command('edit')
      .description('change a piece by hand at the start of the turn, put one in, or take one out')
      .argument('<kind>', 'unit, city, port or ship')
      .argument('<piece>', 'id of a unit or ship, name of a city or port')
      .argument('[field=value...]', 'as in position.schema.json; text that is no JSON is taken as it is')
      .option('--add', 'put the unit or ship in; it must not be there')
      .option('--remove', 'take the unit or ship out; no fields are given')
      .requiredOption('--reason <text>', 'why; told to those who learn of it in full')
      .option('--preview', 'only show what it would change and who would be told'),
    (client, [kind, piece, ...fields], { reason, preview, add, remove }) =>
      client.campaign('POST', `/administration/edits${preview ? '/preview' : ''}`, {
        ...(add ? { act: 'add' } : remove ? { act: 'remove' } : {}),
        kind,
        piece,
        set: readFields(fields),
        reason,
      }),
    tellEdit,
  );
}

/** `field=value` as a document. @throws MalformedDocumentError */
export function readFields(fields: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    fields.map((text) => {
      const at = text.indexOf('=');
      if (at < 1)
        throw new MalformedDocumentError('edit', [{ pointer: '', found: text, allowed: 'field=value' }]);
      return [text.slice(0, at), valueOf(text.slice(at + 1))];
    }),
  );
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

function announceCommand(): Command {
  return act<AnnouncementDocument>(
    new Command('announce')
      .description('announce something, to everybody unless said')
      .argument('<text>')
      .option('--side <side>', 'to one side')
      .option('--player <id...>', 'to players'),
    (client, [text], { side, player }) =>
      client.campaign('POST', '/administration/announcements', {
        text,
        to: audienceOf(side as string | undefined, player as string[] | undefined),
      }),
    tellAnnouncement,
  );
}

function audienceOf(side: string | undefined, players: string[] | undefined): AnnouncementAudience {
  if (side !== undefined) return { side };
  return players === undefined ? 'everybody' : { players };
}
