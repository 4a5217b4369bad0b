import { BUILD, nameOfBuild } from '@vedette/platform/version';
import { Command } from 'commander';
import { COMMAND_GROUPS } from './commands.js';
import { programOf } from './program.js';

// A reader who has seen enough, such as `head`, closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

const vedette = new Command('vedette').version(nameOfBuild(BUILD));
const program = await programOf(vedette, COMMAND_GROUPS, process.argv[2]);
await program.parseAsync();
