import { Command } from 'commander';
import type { CommandEntry } from './command-entry.js';
import { UNUSABLE } from './server/run-command.js';

/**
 * The command line with one command loaded, the one that was asked for; of the others it knows name and purpose, which is
 * all that help and the hint after a misspelt word need.
 */
export async function programOf(
  program: Command,
  groups: Readonly<Record<string, readonly CommandEntry[]>>,
  asked: string | undefined,
): Promise<Command> {
  program
    .exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : UNUSABLE))
    .description('referee of simultaneous-order, fog-of-war campaign war games')
    .showSuggestionAfterError()
    .showHelpAfterError('Type "vedette --help" for what there is.');
  for (const [group, entries] of Object.entries(groups))
    for (const entry of entries) {
      const { name, does, load } = entry;
      const command = name === asked || asked === 'help' ? await load() : new Command(name);
      program.addCommand(described(command, does).helpGroup(group));
    }
  return program;
}

function described(command: Command, does: string): Command {
  endsUnusable(command);
  return command.description() === '' ? command.description(does) : command;
}

/** What is typed wrong ends a command as what cannot be asked does; commander would say 1, as if a server had refused it. */
function endsUnusable(command: Command): void {
  command.exitOverride(({ exitCode }) => process.exit(exitCode === 0 ? 0 : UNUSABLE));
  command.commands.forEach(endsUnusable);
}
