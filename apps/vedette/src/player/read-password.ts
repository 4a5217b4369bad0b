import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { pipedIn } from '../server/piped-in.js';

/** A password: what is piped in, or what a person types without seeing it. */
export async function readPassword(question: string): Promise<string> {
  if (!process.stdin.isTTY) return (await pipedIn()).replace(/\r?\n$/, '');
  process.stderr.write(question);
  const unseen = new Writable({ write: (_chunk, _encoding, done) => done() });
  const terminal = createInterface({ input: process.stdin, output: unseen, terminal: true });
  try {
    return await terminal.question('');
  } finally {
    terminal.close();
    process.stderr.write('\n');
  }
}
