import { Command } from 'commander';
import { accountCommand } from './accounts/account.command.js';
import { adminCommand } from './admin/admin.command.js';
import { checkCommand } from './bench/check.command.js';
import { umpireCommand } from './bench/umpire.command.js';
import { ordersCommand } from './orders/orders.command.js';
import { rulesCommand } from './rules/rules.command.js';
import { schemasCommand } from './schemas/schemas.command.js';
import { mapCommand } from './map/map.command.js';
import { whyCommand } from './why/why.command.js';
import { startCommand } from './start/start.command.js';

const program = new Command('vedette')
  .description('referee of simultaneous-order, fog-of-war campaign war games')
  .showHelpAfterError()
  .addCommand(startCommand())
  .addCommand(adminCommand())
  .addCommand(accountCommand())
  .addCommand(umpireCommand())
  .addCommand(checkCommand())
  .addCommand(ordersCommand())
  .addCommand(whyCommand())
  .addCommand(mapCommand())
  .addCommand(rulesCommand())
  .addCommand(schemasCommand());

// A reader who has seen enough, such as `head`, closes the pipe: that is no fault.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
  process.exit();
});

await program.parseAsync();
