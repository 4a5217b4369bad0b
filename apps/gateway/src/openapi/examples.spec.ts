import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, it } from '@jest/globals';

interface Medium {
  readonly schema: object;
  readonly example?: unknown;
}
interface Operation {
  readonly requestBody?: { readonly content: Readonly<Record<string, Medium>> };
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Medium>> }>>;
}

const document = JSON.parse(readFileSync(new URL('../../openapi.json', import.meta.url), 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas: Record<string, object> };
};

/** Every body and answer in JSON, by its operation. */
const media = Object.entries(document.paths).flatMap(([path, operations]) =>
  Object.entries(operations).flatMap(([verb, { requestBody, responses }]) =>
    [
      ['body', requestBody?.content] as const,
      ...Object.entries(responses)
        .filter(([status]) => status.startsWith('2'))
        .map(([status, { content }]) => [status, content] as const),
    ].flatMap(([where, content]) => {
      const medium = content?.['application/json'];
      return medium ? [[`${verb} ${path} ${where}`, medium] as const] : [];
    }),
  ),
);

const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: false });
ajv.addSchema({ $id: 'api', components: document.components });
const inDocument = (schema: object): object =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as object;

describe('the published description of the API', () => {
  it('shows an example of every body and every answer in JSON', () => {
    expect(media.length).toBeGreaterThan(150);
    expect(media.filter(([, { example }]) => example === undefined).map(([name]) => name)).toEqual([]);
  });

  it.each(media)('shows one that fits what it says: %s', (_, { schema, example }) => {
    const fits = ajv.compile(inDocument(schema));
    expect([fits(example), fits.errors]).toEqual([true, null]);
  });
});
