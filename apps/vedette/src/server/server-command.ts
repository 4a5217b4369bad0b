import type { Command } from 'commander';
import { HouseClient, type ServerOptions } from './house-client.js';
import { runCommand } from './run-command.js';

/** What every command that asks a server understands. */
export interface AskOptions extends ServerOptions {
  readonly json?: boolean;
  readonly verbose?: boolean;
}

/** Gives a command the options that say where and as whom. */
export function withServer(command: Command): Command {
  return command
    .option('--server <url>', 'gateway; VEDETTE_SERVER, or where you are signed in')
    .option('--campaign <id>', 'campaign; VEDETTE_CAMPAIGN, or the one in use')
    .option('--seat <player>', 'seat you speak for; VEDETTE_SEAT, or the one in use')
    .option('--token <token>', 'a token instead of the kept session; VEDETTE_TOKEN');
}

/**
 * A command that asks one thing of a server and tells the answer in words, or as JSON.
 * @typeParam T what the server answers
 */
export function asks<T>(
  command: Command,
  ask: (
    client: HouseClient,
    args: readonly string[],
    options: AskOptions & Record<string, unknown>,
  ) => Promise<T>,
  tell: (answer: T, options: AskOptions & Record<string, unknown>) => string,
): Command {
  return withServer(command)
    .option('--json', 'tell the answer as JSON')
    .option('-v, --verbose', 'tell everything')
    .action((...given: unknown[]) =>
      runCommand(async () => {
        const options = command.opts<AskOptions & Record<string, unknown>>();
        const args = given.slice(0, -2).flat() as string[];
        const answer = await ask(new HouseClient(options), args, options);
        process.stdout.write(
          options.json ? `${JSON.stringify(answer ?? null, null, 2)}\n` : tell(answer, options),
        );
      }),
    );
}
