import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';

const root = fileURLToPath(new URL('../../', import.meta.url));

interface Locked {
  readonly version?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
}
interface Component {
  readonly group?: string;
  readonly name: string;
  readonly version?: string;
  readonly components?: readonly Component[];
}

/** A component and what lies within it, each as `name@version`. */
const withParts = ({ group, name, version, components = [] }: Component): readonly string[] => [
  `${group === undefined ? '' : `${group}/`}${name}@${version ?? ''}`,
  ...components.flatMap(withParts),
];
/** Packages of our own have no version: they are of the release. */
const isOurs = (component: string): boolean => component.startsWith('@vedette/');

describe('the list of what the image is made of', () => {
  it('names every package that is installed without those of development, by name and version, and no other', () => {
    const { packages } = JSON.parse(readFileSync(`${root}package-lock.json`, 'utf8')) as {
      packages: Readonly<Record<string, Locked>>;
    };
    const installed = Object.entries(packages)
      .filter(([path, { dev = false, link = false }]) => /node_modules\//.test(path) && !dev && !link)
      .map(
        ([path, { version }]) =>
          `${path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)}@${version!}`,
      );
    const written = execFileSync('npm', ['run', '--silent', 'sbom'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 64 << 20,
    });
    const { bomFormat, components } = JSON.parse(written) as {
      bomFormat: string;
      components: readonly Component[];
    };
    expect(bomFormat).toBe('CycloneDX');
    const named = components.flatMap(withParts).filter((component) => !isOurs(component));
    expect([...new Set(named)].sort()).toEqual([...new Set(installed)].sort());
  });
});
