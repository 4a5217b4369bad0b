import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { ModulesContainer } from '@nestjs/core';
import { type DocumentNode, parse } from 'graphql';
import { entrancesOf } from '../access/declared-access.js';
import { gatewayUnderTest, type GatewayUnderTest } from '../testing/gateway-under-test.js';
import { publishedDescriptions } from './published.js';

const fileOf = (name: string): URL => new URL(`../../${name}`, import.meta.url);
const committed = (name: string): string =>
  existsSync(fileOf(name)) ? readFileSync(fileOf(name), 'utf8') : '';

describe('the published descriptions of the API', () => {
  let gateway: GatewayUnderTest;
  let published: Readonly<Record<string, string>>;
  beforeAll(async () => {
    gateway = await gatewayUnderTest();
    published = publishedDescriptions(gateway.app);
    // A change of the API is made on purpose: run this test with PUBLISH_API=yes and commit what it writes.
    if (process.env['PUBLISH_API'] === 'yes')
      for (const [name, text] of Object.entries(published)) writeFileSync(fileOf(name), text);
  });
  afterAll(() => gateway.close());

  it.each(['openapi.json', 'schema.graphql'])('%s is committed as the code has it', (name) => {
    expect(committed(name)).toBe(published[name]);
  });

  it('describe every route there is', () => {
    const { paths } = JSON.parse(published['openapi.json']!) as {
      paths: Record<string, Record<string, unknown>>;
    };
    const described = Object.entries(paths).flatMap(([path, operations]) =>
      Object.keys(operations).map((verb) => `${verb.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    );
    const routes = entrancesOf(gateway.app.get(ModulesContainer))
      .map(({ name }) => name)
      .filter((name) => /^[A-Z]+ \//.test(name) && !/openapi|schema\.graphql/.test(name))
      // Where muted senders were before; who reads of them today reads of the place they have now.
      .filter((name) => !name.includes('/letters/muted'));
    expect(described.filter((name) => !name.includes('/health/')).sort()).toEqual(routes.sort());
  });

  it('say of every operation what a problem looks like', () => {
    const { paths, components } = JSON.parse(published['openapi.json']!) as {
      paths: Record<string, Record<string, { responses: Record<string, { $ref?: string }> }>>;
      components: { responses: Record<string, { content?: object }> };
    };
    for (const operations of Object.values(paths))
      for (const { responses } of Object.values(operations))
        for (const [status, { $ref }] of Object.entries(responses).filter(
          ([code]) => !code.startsWith('2'),
        )) {
          const named = components.responses[$ref?.split('/').at(-1) ?? status];
          expect(Object.keys(named?.content ?? {})).toEqual(['application/problem+json']);
        }
    const first = Object.values(paths).flatMap((operations) => Object.values(operations));
    for (const { responses } of first)
      expect(Object.keys(responses)).toEqual(expect.arrayContaining(['429', 'default']));
  });

  it('say of every body and every answer what is in it', () => {
    type Content = Record<string, { schema?: object }>;
    type Described = { requestBody?: { content: Content }; responses: Record<string, { content?: Content }> };
    const { paths } = JSON.parse(published['openapi.json']!) as {
      paths: Record<string, Record<string, Described>>;
    };
    const unsaid = Object.entries(paths).flatMap(([path, operations]) =>
      Object.entries(operations).flatMap(([verb, { requestBody, responses }]) => {
        const told = Object.entries(responses).filter(
          ([status]) => /^2/.test(status) && !/^20[24]$/.test(status),
        );
        const contents = [
          ...(requestBody ? [requestBody.content] : []),
          ...told.map(([, one]) => one.content ?? {}),
        ];
        const isSaid = (content: Content): boolean =>
          Object.keys(content).length > 0 &&
          Object.entries(content).every(
            ([type, { schema }]) =>
              schema !== undefined && (/zip|png/.test(type) || Object.keys(schema).length > 0),
          );
        return told.length === 0 && Object.keys(responses).every((status) => !status.startsWith('2'))
          ? [`${verb} ${path} has no answer`]
          : contents.every(isSaid)
            ? []
            : [`${verb} ${path}`];
      }),
    );
    expect(unsaid).toEqual([]);
  });

  it('are read by clients: the schema parses, every reference of the document leads somewhere', () => {
    const schema: DocumentNode = parse(published['schema.graphql']!);
    expect(schema.definitions.length).toBeGreaterThan(10);
    const document = JSON.parse(published['openapi.json']!) as {
      components: { schemas: Record<string, unknown> };
    };
    const refs = [...published['openapi.json']!.matchAll(/"\$ref": "#\/components\/schemas\/([^"]+)"/g)];
    expect(refs.length).toBeGreaterThan(20);
    for (const [, name] of refs) expect(Object.keys(document.components.schemas)).toContain(name);
  });

  it('are served as they are committed', async () => {
    const answer = await fetch(`${gateway.url}/openapi.json`);
    expect(await answer.text()).toBe(committed('openapi.json'));
  });
});
