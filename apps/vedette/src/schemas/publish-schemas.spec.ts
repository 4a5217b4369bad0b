import { describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { join } from 'node:path';
import { definitionOf } from '@vedette/campaign';
import { FleetPosition } from '@vedette/observed';
import { LandPosition, POSITION_REPORT_FORMAT, TURN_REPORT_FORMAT } from '@vedette/reports';
import { publishedSchemas } from './publish-schemas.js';

const folder = fileURLToPath(new URL('../../../../schemas', import.meta.url));

describe('the published schemas', () => {
  it('are those of the code, to the byte; run "./vedette schemas" after a change', () => {
    for (const [name, text] of publishedSchemas()) expect(readFileSync(join(folder, name), 'utf8')).toBe(text);
  });

  it('hold no file of a type that is gone', () => {
    const there = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.schema.json'));
    expect(there.sort()).toEqual([...publishedSchemas().keys()].sort());
  });

  it('are JSON Schemas of draft 2020-12 with an id and a title', () => {
    for (const text of publishedSchemas().values())
      expect(JSON.parse(text)).toMatchObject({
        $schema: 'https://json-schema.org/draft/2020-12/schema',
        $id: expect.any(String),
        title: expect.any(String),
      });
  });

  it('are schemas by the schema of schemas, which what judges documents does not look at again', () => {
    const ajv = new Ajv2020({ strict: false });
    for (const [name, text] of publishedSchemas())
      expect([name, ajv.validateSchema(JSON.parse(text) as object), ajv.errors]).toEqual([name, true, null]);
  });

  it.each([
    ['turn-report', TURN_REPORT_FORMAT],
    ['position-report', POSITION_REPORT_FORMAT],
  ])('name the version of a %s in its title and in every document', (name, format) => {
    const schema = JSON.parse(publishedSchemas().get(`${name}.schema.json`)!) as {
      title: string;
      properties: { format: { const: string } };
    };
    expect(schema.properties.format.const).toBe(format);
    expect(schema.title.endsWith(`version ${format.split('@')[1]}`)).toBe(true);
  });

  it.each([
    ['PositionReported', LandPosition],
    ['FleetReported', FleetPosition],
  ] as const)('of the event %s and of the report that shows it say the same', (type, ofReport) => {
    expect(shapeOf(definitionOf(type).data)).toEqual(shapeOf(ofReport));
  });
});

/** A schema without what is there for people only. */
function shapeOf(schema: unknown): unknown {
  return JSON.parse(JSON.stringify(schema), (_, value: unknown) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
    const { $id: _id, title: _title, description, additionalProperties: _more, required, ...rest } = value as Record<
      string,
      unknown
    >;
    return {
      ...rest,
      // A property may be called so as well.
      ...(typeof description === 'object' ? { description } : {}),
      ...(Array.isArray(required) ? { required: [...(required as string[])].sort() } : {}),
    };
  });
}
