import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { ADMINISTRATOR_ACTS } from './admin.command.js';

const OPENAPI = join(import.meta.dirname, '..', '..', '..', 'gateway', 'openapi.json');
const RUNNERS = ['administrator', 'operator'];

interface Operation {
  readonly 'x-access'?: readonly string[];
}

/** `POST /campaigns/:id/end` of every operation that those who run a campaign or the installation may call, and nobody else. */
function routesOfRunners(): string[] {
  const { paths } = JSON.parse(readFileSync(OPENAPI, 'utf8')) as {
    paths: Record<string, Record<string, Operation>>;
  };
  return Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations)
      .filter(
        ([, { 'x-access': access = [] }]) =>
          access.length > 0 && access.every((who) => RUNNERS.includes(who)),
      )
      .map(([verb]) => `${verb.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  );
}

describe('what administrators and operators may do over REST', () => {
  const commanded = new Set(ADMINISTRATOR_ACTS.flatMap(({ route, also = [] }) => [route, ...also]));

  it('is published with who may do it', () => {
    expect(routesOfRunners().length).toBeGreaterThan(40);
  });

  it.each(routesOfRunners())('%s has a command', (route) => {
    expect(commanded).toContain(route);
  });

  it('has commands for routes that exist alone, each with a name of its own', () => {
    const paths = Object.entries(
      (JSON.parse(readFileSync(OPENAPI, 'utf8')) as { paths: Record<string, object> }).paths,
    ).flatMap(([path, operations]) =>
      Object.keys(operations).map((verb) => `${verb.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    for (const route of commanded) expect(paths).toContain(route);
    const names = ADMINISTRATOR_ACTS.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
