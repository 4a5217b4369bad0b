import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { Command } from 'commander';
import { COMMAND_GROUPS } from './commands.js';
import { programOf } from './program.js';

/** A way to hand a command a file: the file stands for FILE, a folder that is there for OUT. */
const CALLS = [
  'umpire --position FILE --out OUT',
  'umpire --position GOOD --orders FILE --out OUT',
  'check FILE',
  'why FILE US1IN',
  'orders FILE.missing --position GOOD --by taylor',
  'orders GOOD --position FILE --by taylor',
  'receipt check FILE',
  'receipt check GOOD --key FILE',
];

const FILES = {
  'missing.json': null,
  'missing.jsonl': null,
  'folder.json': 'folder',
  'broken.json': '{"format":',
  'broken.jsonl': '{"type":',
  'other.json': '{"format":"something/else@1"}',
  'other.jsonl': '{"nothing":"of an event"}',
  'null.json': 'null',
} as const;

describe('a file that a command cannot use', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vedette-files-'));
    writeFileSync(join(folder, 'good.json'), '{}');
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(CALLS.flatMap((call) => Object.keys(FILES).map((file) => [call, file] as const)))(
    '%s with %s ends in a line and code 2',
    async (call, file) => {
      const content = FILES[file as keyof typeof FILES];
      const path = content === 'folder' ? folder : join(folder, file);
      if (content !== null && content !== 'folder') writeFileSync(path, content);
      const args = call
        .split(' ')
        .map((word) =>
          word.replace('FILE', path).replace('GOOD', join(folder, 'good.json')).replace('OUT', folder),
        );
      const told: string[] = [];
      const spy = jest
        .spyOn(process.stderr, 'write')
        .mockImplementation((text) => told.push(String(text)) > 0);
      try {
        const program = await programOf(new Command('vedette'), COMMAND_GROUPS, args[0]);
        await program.parseAsync(args, { from: 'user' });
        expect(process.exitCode).toBe(2);
      } finally {
        spy.mockRestore();
        process.exitCode = 0;
      }
      expect(told.join('').trim()).not.toBe('');
      expect(told.join('')).not.toMatch(/^\s+at /m);
    },
  );
});
