import { type AnyOrder } from '../../seat/composing.js';
import { type Field, fieldsOf, type Schema } from './field-of.js';
import { partOf, pointerOf } from './part-of.js';

/** Something that keeps an order from being judged at all: a field that must be filled, or that holds what no such field can. */
export interface FormFault {
  readonly field: string;
  readonly code: 'must-be-filled' | 'not-of-this-form';
}

/** What is missing or misshapen in an order, before anybody is asked. */
export function formFaults(order: AnyOrder, fields: readonly Field[]): FormFault[] {
  return fields.flatMap((field): FormFault[] => {
    const value = partOf(order, field.path);
    const at = pointerOf(field.path);
    if (value === undefined || value === null)
      return field.required ? [{ field: at, code: 'must-be-filled' }] : [];
    switch (field.is) {
      case 'group':
        return formFaults(order, field.fields);
      case 'entries':
        return (value as readonly unknown[]).flatMap((_, index) =>
          formFaults(order, fieldsOf(field.schema, [...field.path, String(index)])),
        );
      case 'text':
        return isOf(field.pattern, value) ? [] : [{ field: at, code: 'not-of-this-form' }];
      case 'number':
        return Number.isInteger(value) &&
          (value as number) >= (field.least ?? -Infinity) &&
          (value as number) <= (field.most ?? Infinity)
          ? []
          : [{ field: at, code: 'not-of-this-form' }];
      case 'list':
        return (value as readonly unknown[]).flatMap((item, index): FormFault[] =>
          item === null || isOf(field.pattern, item)
            ? []
            : [{ field: `${at}/${index}`, code: 'not-of-this-form' }],
        );
      case 'either':
        return field.ways.some((way) => isOfShape(way, value, at)) ? [] : faultsOfWay(field.ways, value, at);
      case 'steps':
        return (value as readonly unknown[]).flatMap((step, index): FormFault[] =>
          field.kinds.some((kind) => isOfShape(kind, step, ''))
            ? []
            : [{ field: `${at}/${index}`, code: 'not-of-this-form' }],
        );
      case 'choice':
      case 'tick':
        return [];
    }
  });
}

/** What is wrong with a value none of whose shapes it has: of an object what is missing in it, for that is being filled. */
function faultsOfWay(ways: readonly Schema[], value: unknown, at: string): FormFault[] {
  const way = ways.find((one) => one.type === 'object' && typeof value === 'object' && fits(one, value));
  return way ? faultsWithin(way, value, at) : [{ field: at, code: 'not-of-this-form' }];
}

/** Whether an object has no key that its shape does not have. */
const fits = ({ properties = {} }: Schema, value: unknown): boolean =>
  Object.keys(value as object).every((key) => key in properties);

/** What is wrong within an object; a key that may be null says something by being so. */
const faultsWithin = (schema: Schema, value: unknown, at: string): FormFault[] => {
  const said = value as Readonly<Record<string, unknown>>;
  const isNull = ({ name }: Field): boolean =>
    said[name] === null && (schema.properties?.[name]?.anyOf ?? []).some(({ type }) => type === 'null');
  const fields = fieldsOf(schema, ['value']).filter((field) => !isNull(field));
  return formFaults({ kind: '', value }, fields).map(({ field, code }) => ({
    ...{ field: at + field.slice('/value'.length), code },
  }));
};

/** Whether a value is of one of the simple shapes that an order's schema lets stand beside each other. */
function isOfShape(schema: Schema, value: unknown, at: string): boolean {
  if (schema.const !== undefined) return value === schema.const;
  switch (schema.type) {
    case 'object':
      return (
        typeof value === 'object' &&
        value !== null &&
        fits(schema, value) &&
        faultsWithin(schema, value, at).length === 0
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'integer':
      return (
        Number.isInteger(value) &&
        (value as number) >= (schema.minimum ?? -Infinity) &&
        (value as number) <= (schema.maximum ?? Infinity)
      );
    default:
      return typeof value === 'string' && (schema.enum?.includes(value) ?? isOf(patternIn(schema), value));
  }
}

const patternIn = ({ pattern }: Schema): string | null => pattern?.replace(/^\^|\$$/g, '') ?? null;

const isOf = (pattern: string | null, value: unknown): boolean =>
  pattern === null || new RegExp(`^(?:${pattern})$`).test(String(value));
