import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';

interface Locked {
  readonly link?: boolean;
  readonly dev?: boolean;
  readonly optional?: boolean;
  readonly integrity?: string;
  readonly version?: string;
}

const read = (file: string): string => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8');

describe('what is installed', () => {
  const { packages } = JSON.parse(read('package-lock.json')) as { packages: Record<string, Locked> };

  /** Native halves of tools of developers for platforms other than Linux on x64, which nothing that serves ever loads. */
  const isForeignTool = (path: string, { dev, optional }: Locked): boolean =>
    dev === true && optional === true && /^node_modules\/@(nx|swc|unrs)\//.test(path);

  it('is checked against a digest in the lock, but for tools of developers on other platforms', () => {
    const unchecked = Object.entries(packages)
      .filter(([path, { link }]) => path.includes('node_modules/') && link !== true)
      .filter(([, { integrity }]) => !/^sha512-[A-Za-z0-9+/]{86}==$/.test(integrity ?? ''))
      .filter(([path, locked]) => !isForeignTool(path, locked))
      .map(([path, { version }]) => `${path}@${version}`);
    expect(unchecked).toEqual([]);
  });

  it('has every room of the house in the lock, or nothing is installed from it', () => {
    const rooms = ['apps', 'libs'].flatMap((folder) =>
      readdirSync(new URL(`../${folder}/`, import.meta.url)).map((room) => `${folder}/${room}`),
    );
    expect(rooms.length).toBeGreaterThan(30);
    expect(rooms.filter((room) => !packages[room])).toEqual([]);
  });

  it('runs no program at its installation, here and in the image', () => {
    expect(read('.npmrc')).toMatch(/^ignore-scripts=true$/m);
    for (const line of read('deploy/Dockerfile').split('\n'))
      if (line.startsWith('COPY package.json')) expect(line).toContain('.npmrc');
  });

  it('tells nobody that it was installed', () => {
    const { scarfSettings } = JSON.parse(read('package.json')) as { scarfSettings?: { enabled: boolean } };
    expect(scarfSettings).toEqual({ enabled: false });
  });
});
