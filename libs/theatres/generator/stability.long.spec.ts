import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { PNG } from 'pngjs';

const IDS = ['amwol', 'nwol', 'euwol'];

describe('drawing the theatres again', () => {
  const folder = mkdtempSync(join(tmpdir(), 'theatres-'));

  beforeAll(() => {
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    execFileSync(
      process.execPath,
      ['--conditions=vedette-source', '--import', 'tsx', main, '--into', folder],
      { stdio: 'pipe' },
    );
  });

  afterAll(() => rmSync(folder, { recursive: true }));

  it.each(IDS)('changes no byte of the committed data of %s', (id) => {
    const committed = fileURLToPath(new URL(`../data/${id}/`, import.meta.url));
    expect(readdirSync(join(folder, id)).sort()).toEqual(readdirSync(committed).sort());
    const changed = readdirSync(committed).filter(
      (name) => !readFileSync(join(committed, name)).equals(readFileSync(join(folder, id, name))),
    );
    expect(changed).toEqual([]);
  });

  it.each(IDS)('paints the picture of %s that stands in the documentation', (id) => {
    const committed = fileURLToPath(new URL(`../../../docs/pictures/theatres/${id}.png`, import.meta.url));
    // Pixels, not bytes: how tightly a picture is packed is the business of the installed zlib.
    const [before, after] = [committed, join(folder, `${id}.png`)].map((path) =>
      PNG.sync.read(readFileSync(path)),
    );
    expect([after!.width, after!.height]).toEqual([before!.width, before!.height]);
    expect(after!.data.equals(before!.data)).toBe(true);
  });
});
