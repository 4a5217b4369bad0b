import { accessSync, constants, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';

const root = new URL('../../', import.meta.url);

interface Instruction {
  readonly word: string;
  readonly rest: string;
}

/** The instructions of each stage, without comments, each on one line. */
function stagesOf(text: string): readonly (readonly Instruction[])[] {
  const lines = text
    .replaceAll(/^\s*#.*\n/gm, '')
    .replaceAll(/\\\n/g, ' ')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const stages: Instruction[][] = [[]];
  for (const line of lines) {
    const [word, ...rest] = line.trim().split(/\s+/);
    if (word === 'FROM') stages.push([]);
    stages.at(-1)!.push({ word: word!, rest: rest.join(' ') });
  }
  return stages.slice(1);
}

const stages = stagesOf(readFileSync(new URL('deploy/Dockerfile', root), 'utf8'));
const all = stages.flat();
/** A stage by its name. */
const stage = (name: string): readonly Instruction[] =>
  stages.find(([from]) => from!.rest.endsWith(` AS ${name}`))!;
/** What every service runs from; `vedette` is this and nothing else. */
const image = stage('house');
const only = (word: string): string => {
  const found = image.filter((instruction) => instruction.word === word);
  expect([word, found.length]).toEqual([word, 1]);
  return found[0]!.rest;
};

describe('the image', () => {
  it('has one base for every stage, which a release pins by its digest', () => {
    const bases = all.filter(({ word }) => word === 'FROM').map(({ rest }) => rest.split(' ')[0]);
    expect(new Set(bases)).toEqual(new Set(['${NODE_IMAGE}', 'house']));
  });

  it('says what it is in the words of the registries: of which version, from which commit, when and where', () => {
    const labels = Object.fromEntries(
      [...only('LABEL').matchAll(/org\.opencontainers\.image\.(\w+)="([^"]*)"/g)].map(([, name, value]) => [
        name,
        value,
      ]),
    );
    expect(labels).toMatchObject({
      licenses: 'MIT',
      version: '${VEDETTE_VERSION}',
      revision: '${VEDETTE_COMMIT}',
      created: '${VEDETTE_CREATED}',
      source: '${VEDETTE_SOURCE}',
    });
    const given = image.filter(({ word }) => word === 'ARG').map(({ rest }) => rest.split('=')[0]!);
    const at = image.findIndex(({ word }) => word === 'LABEL');
    expect(image.slice(0, at).filter(({ word }) => word === 'ARG')).toHaveLength(given.length);
    const released = readFileSync(new URL('docs/release.md', root), 'utf8');
    for (const name of [...given, 'NODE_IMAGE']) expect(released).toContain(`--build-arg ${name}=`);
  });

  it('is what is built unless another is asked for', () => {
    expect(stages.at(-1)).toEqual([{ word: 'FROM', rest: 'house AS vedette' }]);
  });

  it('has the programs that dump and restore in one of its own, of the server that is composed', () => {
    const backup = stage('vedette-backup');
    const installed = backup.find(({ word }) => word === 'RUN')!.rest;
    const { services } = parse(readFileSync(new URL('docker-compose.yml', root), 'utf8'), {
      merge: true,
    }) as {
      services: Record<string, { image: string; build?: { target: string }; command: string[] }>;
    };
    const [, major] = /^postgres:(\d+)\./.exec(services['postgres']!.image)!;
    expect(installed).toContain(`postgresql-client-${major} `);
    expect(backup.filter(({ word }) => word === 'USER').at(-1)!.rest).toBe('node');
    expect(services['backup']!.build!.target).toBe('vedette-backup');
    const { rest } = backup.find(({ word }) => word === 'CMD')!;
    expect(JSON.parse(rest)).toEqual(['vedette', ...services['backup']!.command]);
  });

  it('takes nothing from the net but packages, by their lock', () => {
    expect(all.filter(({ word }) => word === 'ADD')).toEqual([]);
    // Debian signs what it has for each release; nothing else is fetched by name.
    const others = stages.filter((one) => one !== stage('vedette-backup')).flat();
    const fetching = others.filter(
      ({ word, rest }) => word === 'RUN' && /\b(curl|wget|git|apt|apt-get)\b/.test(rest),
    );
    expect(fetching).toEqual([]);
    const installing = all.filter(
      ({ word, rest }) => word === 'RUN' && /npm (i|install|add|update)\b/.test(rest),
    );
    expect(installing).toEqual([]);
  });

  it('runs as an ordinary user who owns nothing of what he runs', () => {
    expect(only('USER')).toBe('node');
    const after = image.slice(image.findIndex(({ word }) => word === 'USER'));
    expect(after.filter(({ word }) => word === 'COPY' || word === 'RUN')).toEqual([]);
    for (const { word, rest } of image) if (word === 'COPY') expect(rest).toContain('--chown=root:root');
  });

  it('says whether it is healthy, and hears what it is told itself, by files that are there', () => {
    const [entry] = JSON.parse(only('ENTRYPOINT')) as string[];
    const [node, health] = JSON.parse(/CMD (\[.*\])/.exec(only('HEALTHCHECK'))![1]!) as string[];
    expect(node).toBe('node');
    accessSync(new URL(entry!, root), constants.X_OK);
    accessSync(new URL(health!, root), constants.R_OK);
    const copied = image.filter(({ word }) => word === 'COPY').map(({ rest }) => rest);
    for (const file of [entry!, health!]) expect(copied.some((rest) => rest.includes(file))).toBe(true);
    expect(JSON.parse(only('CMD'))).toEqual(['gateway']);
  });
});
