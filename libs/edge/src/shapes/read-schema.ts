import type { TSchema } from '@sinclair/typebox';

/** A schema that may be null, without the null. */
export function withoutNull(schema: TSchema): { readonly schema: TSchema; readonly nullable: boolean } {
  const branches = schema['anyOf'] as TSchema[] | undefined;
  if (!branches?.some(({ type }) => type === 'null')) return { schema, nullable: false };
  const left = branches.filter(({ type }) => type !== 'null');
  const { description } = schema;
  const one = left.length === 1 ? left[0]! : ({ ...schema, anyOf: left } as TSchema);
  return { schema: description === undefined ? one : { ...one, description }, nullable: true };
}

/** The words of a closed list; null for everything else. */
export function wordsOf(schema: TSchema): readonly string[] | null {
  if (Array.isArray(schema['enum'])) return schema['enum'] as string[];
  const branches = schema['anyOf'] as TSchema[] | undefined;
  return branches?.every((branch) => typeof branch['const'] === 'string')
    ? branches.map((branch) => branch['const'] as string)
    : null;
}
