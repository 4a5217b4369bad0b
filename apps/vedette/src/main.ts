import { BUILD, nameOfBuild } from '@vedette/platform/version';
import { Command } from 'commander';
import { COMMAND_GROUPS } from './commands.js';
import {
  DEFAULT_DATA,
  isOfTheOwner,
  settingsOfHouseBeside,
  tellDataFolder,
} from './operator/house-beside.js';
import { programOf } from './program.js';
import { toldFault } from './told-fault.js';

// A reader who has seen enough, such as `head`, closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const vedette = new Command('vedette').version(nameOfBuild(BUILD));
const program = await programOf(vedette, COMMAND_GROUPS, process.argv[2]);
for (const command of program.commands) if (isOfTheOwner(command.name())) tellDataFolder(command);
program.hook('preAction', (_, action) => {
  const { data = DEFAULT_DATA } = action.opts<{ data?: string }>();
  Object.assign(process.env, settingsOfHouseBeside(process.argv[2]!, data, process.env));
});
try {
  await program.parseAsync();
} catch (error) {
  const fault = toldFault(error);
  if (fault === null) throw error;
  process.stderr.write(`${fault.text}\n`);
  process.exitCode = fault.exitCode;
}
