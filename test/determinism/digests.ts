import { digest, play, warOf } from './whole-turn.js';

/** Prints the digest of a turn of each war named on the command line: `digests.ts 1 2 3`. */
for (const seed of process.argv.slice(2)) process.stdout.write(`${digest(play(warOf(Number(seed))))}\n`);
