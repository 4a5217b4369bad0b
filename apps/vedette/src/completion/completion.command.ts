import { Argument, Command } from 'commander';
import type { CommandEntry } from '../command-entry.js';
import { bashScript, zshScript } from './completion-script.js';
import type { Words } from './completion-script.js';

const SHELLS = ['bash', 'zsh'] as const;

/** `vedette completion bash`: a script by which the shell completes commands, their acts and options. */
export function completionCommand(entries: () => readonly CommandEntry[]): Command {
  return new Command('completion')
    .addArgument(new Argument('<shell>', 'which shell').choices([...SHELLS]))
    .addHelpText('after', '\n  source <(./vedette completion bash)\n')
    .action(async (shell: (typeof SHELLS)[number]) => {
      const commands = await Promise.all(entries().map(({ load }) => load()));
      const words: Words = Object.fromEntries(
        commands.flatMap((command) => [
          [command.name(), wordsOf(command)],
          ...command.commands.map((act) => [`${command.name()} ${act.name()}`, wordsOf(act)] as const),
        ]),
      );
      process.stdout.write(shell === 'bash' ? bashScript(words) : zshScript(words));
    });
}

const wordsOf = (command: Command): string[] => [
  ...command.commands.map((act) => act.name()),
  ...command.options.flatMap(({ long }) => long ?? []),
  '--help',
];
