import { Command } from 'commander';
import { signInCommand } from '../player/sign-in.command.js';
import { REFUSED, UNUSABLE } from '../server/run-command.js';
import type { AdministratorAct } from './administrator-act.js';
import { CAMPAIGN_ACTS } from './campaign-acts.js';
import { CLOCK_ACTS } from './clock-acts.js';
import { HOUSE_ACTS } from './house-acts.js';
import { LETTER_ACTS } from './letter-acts.js';
import { PEOPLE_ACTS } from './people-acts.js';
import { PIECE_ACTS } from './piece-acts.js';
import { POSITION_ACTS } from './position-acts.js';
import { RESTRAINT_ACTS } from './restraint-acts.js';
import { SEEKING_ACTS } from './seeking-acts.js';
import { VOTE_ACTS } from './vote-acts.js';
import { TURN_ACTS } from './turn-acts.js';

const EXAMPLE = `
Sign in once; the session is kept and renews itself:

  ./vedette sign-in umpire --server http://127.0.0.1:8080
  ./vedette use amwol-1846

  ./vedette admin status
  ./vedette admin edit unit US1IN strength=900 'square="G5-V6"' --reason "lost in the mail" --preview
  ./vedette admin undo 3 --reason "it was right after all"
  ./vedette admin announce "The next turn ends on Sunday."
  ./vedette admin calendar --weekly "wednesday 20:00" "sunday 20:00" --zone Europe/Berlin
  ./vedette admin roll-back tactical-1 --reason "a rule was mended" && ./vedette admin resume

The exit code is 0 when it is done, ${REFUSED} when the server refuses it, ${UNUSABLE} when nothing could be asked.
`;

/** Everything an administrator or operator does from the command line, in the order in which help lists it. */
export const ADMINISTRATOR_ACTS: readonly AdministratorAct[] = [
  ...CAMPAIGN_ACTS,
  ...TURN_ACTS,
  ...CLOCK_ACTS,
  ...PEOPLE_ACTS,
  ...PIECE_ACTS,
  ...POSITION_ACTS,
  ...SEEKING_ACTS,
  ...RESTRAINT_ACTS,
  ...VOTE_ACTS,
  ...LETTER_ACTS,
  ...HOUSE_ACTS,
];

/** `vedette admin`: what the administrator of a campaign does, without ever opening a database. */
export function adminCommand(): Command {
  const admin = new Command('admin').addHelpText('after', EXAMPLE).addCommand(signInCommand());
  for (const { command } of ADMINISTRATOR_ACTS) admin.addCommand(command);
  return admin;
}
