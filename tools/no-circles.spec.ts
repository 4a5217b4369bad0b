import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { isForTests } from './for-tests.js';

const SOURCES = globSync('{apps,libs}/*/src/**/*.{ts,tsx}')
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => !isForTests(file) && !file.endsWith('.d.ts'));
const ROOMS = [...new Set(SOURCES.map((file) => file.split('/').slice(0, 3).join('/')))];

type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Files and what they import of their own room, types included: what only the compiler sees has to be understood as well. */
function importsOf(files: readonly string[], read = (file: string) => readFileSync(file, 'utf8')): Graph {
  const known = new Set(files);
  return new Map(
    files.map((file) => {
      const named = [...read(file).matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, from = '']) =>
        join(dirname(file), from).replaceAll('\\', '/').replace(/\.js$/, ''),
      );
      return [
        file,
        new Set(named.flatMap((one) => [`${one}.ts`, `${one}.tsx`].filter((it) => known.has(it)))),
      ];
    }),
  );
}

/** The same arrows as they run between what lies side by side in a folder: its files, and folders as wholes. */
function arrowsBeside(folder: string, imports: Graph): Graph {
  const below = (file: string): string | null =>
    file.startsWith(`${folder}/`) ? file.slice(0, `${file}/`.indexOf('/', folder.length + 1)) : null;
  const arrows = new Map<string, Set<string>>();
  for (const [file, others] of imports)
    for (const other of others) {
      const [from, to] = [below(file), below(other)];
      if (from === null || to === null || from === to) continue;
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to));
    }
  return arrows;
}

/** One circle of a graph, as the way round; null when it has none. */
function circleIn(graph: Graph): readonly string[] | null {
  const done = new Set<string>();
  const way: string[] = [];
  const visit = (node: string): readonly string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node];
    if (done.has(node)) return null;
    way.push(node);
    for (const next of graph.get(node) ?? []) {
      const found = visit(next);
      if (found) return found;
    }
    way.pop();
    done.add(node);
    return null;
  };
  for (const node of graph.keys()) {
    const found = visit(node);
    if (found) return found;
  }
  return null;
}

/** The first circle of folders in a room, at whatever depth. */
function circleOfFolders(room: string, imports: Graph): readonly string[] | null {
  const folders = new Set<string>();
  for (const file of imports.keys())
    for (let folder = dirname(file); folder.startsWith(room); folder = dirname(folder)) folders.add(folder);
  for (const folder of folders) {
    const circle = circleIn(arrowsBeside(folder, imports));
    if (circle) return circle;
  }
  return null;
}

const inRoom = (room: string): Graph => importsOf(SOURCES.filter((file) => file.startsWith(`${room}/`)));

describe('inside a room', () => {
  it('is looked for everywhere', () => {
    expect(SOURCES.length).toBeGreaterThan(1500);
    expect(ROOMS.length).toBeGreaterThan(45);
  });

  it('no files import each other in a circle, not even their types', () => {
    expect(ROOMS.map((room) => circleIn(inRoom(room))).filter((circle) => circle !== null)).toEqual([]);
  });

  it.each(ROOMS)('no folders of %s do', (room) => {
    expect(circleOfFolders(room, inRoom(room))).toBeNull();
  });

  it('a circle is found where there is one', () => {
    const files: Record<string, string> = {
      'libs/x/src/a/one.ts': `import type { B } from '../b/two.js';`,
      'libs/x/src/a/other.ts': '',
      'libs/x/src/b/two.ts': `export { other } from '../a/other.js';`,
    };
    const apart = importsOf(Object.keys(files), (file) => files[file]!);
    expect(circleIn(apart)).toBeNull();
    expect(circleOfFolders('libs/x/src', apart)).toEqual(['libs/x/src/a', 'libs/x/src/b', 'libs/x/src/a']);
    files['libs/x/src/a/other.ts'] = `const one = await import('./one.js');`;
    expect(circleIn(importsOf(Object.keys(files), (file) => files[file]!))).not.toBeNull();
  });
});
