import { Command } from 'commander';
import { resolve } from 'node:path';

interface OfficersOptions {
  readonly server: string;
  readonly data: string;
  readonly scenario: string;
  readonly campaign?: string;
  readonly leave: readonly string[];
  readonly once?: boolean;
}

const EXAMPLE = `
Officers sign in with the passwords that \`vedette start\` made and keep nothing of what they read: each fetches his own position report,
sends orders made of that alone, and confirms. A seat whose owner has changed his password is left to him.

  ./vedette officers --leave taylor            # somebody plays Taylor, officers everybody else
  ./vedette officers --leave taylor,arista --server http://127.0.0.1:8080
`;

/** `vedette officers`: staff officers at the seats that nobody plays. */
export function officersCommand(): Command {
  return new Command('officers')
    .description('have staff officers play the seats of a scenario that nobody plays, turn after turn')
    .option('--server <url>', 'where the gateway is', 'http://127.0.0.1:8080')
    .option('--data <folder>', 'where the passwords lie that a start has made', '.data')
    .option('--scenario <id>', 'the scenario they know', 'amwol-1846')
    .option('--campaign <id>', 'the campaign they play; named like the scenario unless given')
    .option('--leave <players>', 'seats that people play, separated by commas', namesIn, [])
    .option('--once', 'end when every officer has done one turn')
    .addHelpText('after', EXAMPLE)
    .action(run);
}

const namesIn = (text: string): string[] =>
  text
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

async function run(options: OfficersOptions): Promise<void> {
  const { scenario, server, data, leave, once = false, campaign = scenario } = options;
  const [{ keepStaff }, { seatsOf }, { UsageError }] = await Promise.all([
    import('./staff-room.js'),
    import('./seats-of.js'),
    import('../server/usage.error.js'),
  ]);
  const stop = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop.abort());
  // Whose house it is may end without a word: nobody is left to play for.
  if (process.send !== undefined) process.once('disconnect', () => stop.abort());
  try {
    const seats = seatsOf(scenario, resolve(data), leave);
    process.send?.({ type: 'vedette-ready', service: 'officers', pid: process.pid, url: server });
    const post = { server: server.replace(/\/+$/, ''), campaign, scenario };
    say(
      `${seats.length} officers look after ${campaign}${leave.length > 0 ? `; people play ${leave.join(', ')}` : ''}`,
    );
    await keepStaff({ post, seats, once, stop: stop.signal }, say);
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 2;
  }
  // The channel to whoever started it would keep the process.
  if (process.connected) process.disconnect();
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}
