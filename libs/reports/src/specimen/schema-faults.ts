import type { TSchema } from '@sinclair/typebox';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';

const ajv = new Ajv2020({ strict: false, allErrors: true });
const compiled = new Map<TSchema, ValidateFunction>();

function checkOf(schema: TSchema): ValidateFunction {
  let check = compiled.get(schema);
  if (!check) {
    const { $id: _, ...shape } = schema;
    compiled.set(schema, (check = ajv.compile(shape)));
  }
  return check;
}

/** Where a document breaks a published schema, after the way through JSON that any reader of it takes; empty when it does not. */
export function schemaFaults(schema: TSchema, document: unknown): string[] {
  const check = checkOf(schema);
  check(JSON.parse(JSON.stringify(document)));
  return (check.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`);
}
