import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Static, TSchema } from '@sinclair/typebox';
import type { Fault } from './fault.js';
import { isInstant } from './instant.js';
import { faultOf, show } from './schema-fault.js';

/**
 * Schemas are ours and the same at every start, so they are not judged themselves before they judge (`publish-schemas.spec.ts`
 * of the command line does that), nor is the code made of them made shorter: both took longer than all that a
 * command judges, and the code was no faster for it.
 */
const ajv = new Ajv2020({
  allErrors: true,
  strict: false,
  verbose: true,
  discriminator: true,
  validateSchema: false,
  meta: false,
  code: { optimize: false },
});
ajv.addFormat('date-time', { type: 'string', validate: isInstant });
const compiled = new Map<TSchema, ValidateFunction>();
/** More than anybody reads at once. */
export const MOST_FAULTS = 100;

function compile(schema: TSchema): ValidateFunction {
  const known = compiled.get(schema);
  if (known) return known;
  const { $id: _, ...anonymous } = schema;
  const made = ajv.compile(anonymous);
  compiled.set(schema, made);
  return made;
}

/** Faults of a value against a schema, none when it fits. At most 100 are told. */
export function faultsOf(schema: TSchema, value: unknown, prefix = ''): Fault[] {
  const validate = compile(schema);
  if (validate(value)) return [];
  return dedupe(faultsOfErrors(validate.errors ?? [], prefix)).slice(0, MOST_FAULTS);
}

/** Whether a value fits a schema; narrows its type. */
export function fits<S extends TSchema>(schema: S, value: unknown): value is Static<S> {
  return compile(schema)(value) as boolean;
}

/** Complaints about the branches of a union are told as one: what any branch allows, or the faults of the branch meant. */
function faultsOfErrors(errors: readonly ErrorObject[], prefix: string): Fault[] {
  const unions = errors.filter(({ keyword }) => keyword === 'anyOf');
  const outermost = unions.filter(
    (union) => !unions.some((other) => other !== union && isWithin(union, other)),
  );
  const alone = errors.filter((error) => !unions.some((union) => union === error || isWithin(error, union)));
  return [
    ...alone.filter((error) => !isSaidCloser(error, alone)).map((error) => faultOf(error, prefix)),
    ...outermost.flatMap((union) => faultsOfUnion(union, prefix)),
  ];
}

/** Whether a wrong kind of value need not be told, for what is told of it names the very words that may stand there. */
function isSaidCloser(error: ErrorObject, all: readonly ErrorObject[]): boolean {
  return (
    error.keyword === 'type' &&
    all.some(
      ({ keyword, parentSchema, instancePath }) =>
        (keyword === 'const' || keyword === 'enum') &&
        parentSchema === error.parentSchema &&
        instancePath === error.instancePath,
    )
  );
}

/** Whether a complaint comes from a branch of a union. */
function isWithin(error: ErrorObject, union: ErrorObject): boolean {
  const below = (path: string, root: string): boolean => path === root || path.startsWith(`${root}/`);
  return error.schemaPath.startsWith(`${union.schemaPath}/`) && below(error.instancePath, union.instancePath);
}

function faultsOfUnion(union: ErrorObject, prefix: string): Fault[] {
  const pointer = prefix + union.instancePath;
  const schemas = union.schema as TSchema[];
  const meant = meantBy(union.data, schemas);
  if (meant.length === 0) return [{ pointer, found: show(union.data), allowed: oneOfKeys(schemas) }];
  const branches = meant.map((branch) => faultsOf(branch, union.data, pointer));
  const deeper = branches.filter((faults) => faults.some((fault) => fault.pointer !== pointer));
  if (deeper.length > 0)
    return deeper.reduce((best, faults) => (faults.length < best.length ? faults : best));
  const allowed = branches.flat().map((fault) => fault.allowed);
  return [{ pointer, found: show(union.data), allowed: [...new Set(allowed)].join(', or ') }];
}

/** The branches of a union a value may be meant for: an object for those that know most of its keys; none where it has keys and no object branch knows any. */
function meantBy(value: unknown, branches: readonly TSchema[]): readonly TSchema[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return branches;
  const keys = Object.keys(value);
  const objects = branches.filter(({ properties }) => properties !== undefined);
  if (
    keys.length === 0 ||
    objects.length === 0 ||
    objects.some(({ additionalProperties }) => additionalProperties !== false)
  )
    return branches;
  const known = (branch: TSchema): number =>
    keys.filter((key) => Object.hasOwn(branch['properties'] as object, key)).length;
  const most = Math.max(...objects.map(known));
  return most === 0 ? [] : objects.filter((branch) => known(branch) === most);
}

/** What objects of a union may be, by their keys. */
function oneOfKeys(branches: readonly TSchema[]): string {
  const keys = branches.flatMap(({ properties }) => Object.keys((properties as object | undefined) ?? {}));
  return `an object with ${[...new Set(keys)].join(', or ')}`;
}

function dedupe(faults: Fault[]): Fault[] {
  const seen = new Set<string>();
  return faults.filter((fault) => {
    const key = `${fault.pointer}\u0000${fault.allowed}`;
    return seen.has(key) ? false : (seen.add(key), true);
  });
}
