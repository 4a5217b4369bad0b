import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { fileFault } from './file-fault.js';

const folder = mkdtempSync(join(tmpdir(), 'file-fault-'));
const file = join(folder, 'file');
writeFileSync(file, '');
afterAll(() => rmSync(folder, { recursive: true }));

function thrownBy(act: () => void): unknown {
  try {
    act();
  } catch (error) {
    return error;
  }
  return null;
}

describe('a place that cannot be written to', () => {
  it.each<[string, () => void, string]>([
    ['a file in place of the folder', () => mkdirSync(file, { recursive: true }), 'EEXIST'],
    ['a folder below a file', () => mkdirSync(join(file, 'below'), { recursive: true }), 'ENOTDIR'],
    ['a folder in place of the file', () => writeFileSync(folder, ''), 'EISDIR'],
    ['a folder that is not there', () => writeFileSync(join(folder, 'no', 'where'), ''), 'ENOENT'],
  ])('is told in a line: %s', (_what, act, code) => {
    expect(fileFault(thrownBy(act))).toMatch(new RegExp(`^${folder}.*\\(${code}\\); give another place$`));
  });

  const itIf = existsSync('/dev/full') ? it : it.skip;
  itIf('is told in a line when it fills up while it is written to', async () => {
    const error: unknown = await writeFile('/dev/full', 'x').catch((failure: unknown) => failure);
    expect(fileFault(error)).toMatch(/^Not written to its end: the disk is full \(ENOSPC\); make room/);
  });

  it.each([
    new Error('of ours'),
    Object.assign(new Error('refused'), { code: 'ECONNREFUSED', syscall: 'connect' }),
    'x',
    null,
  ])('is not what any other error is about: %s', (error) => {
    expect(fileFault(error)).toBeNull();
  });
});
