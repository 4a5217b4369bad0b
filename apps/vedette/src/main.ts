import { BUILD, nameOfBuild } from '@vedette/platform/version';
import { Command } from 'commander';
import { COMMAND_GROUPS } from './commands.js';
import { fileFault } from './file-fault.js';
import { programOf } from './program.js';

// A reader who has seen enough, such as `head`, closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

/** Exit code where a file or folder that was given cannot be used. */
const UNUSABLE = 2;

const vedette = new Command('vedette').version(nameOfBuild(BUILD));
const program = await programOf(vedette, COMMAND_GROUPS, process.argv[2]);
try {
  await program.parseAsync();
} catch (error) {
  const fault = fileFault(error);
  if (fault === null) throw error;
  process.stderr.write(`${fault}\n`);
  process.exitCode = UNUSABLE;
}
