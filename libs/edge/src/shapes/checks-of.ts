import type { TSchema } from '@sinclair/typebox';
import { Type } from 'class-transformer';
import {
  Allow,
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsBoolean,
  IsEmail,
  IsIn,
  IsInt,
  IsISO8601,
  IsNumber,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
  ValidateIf,
  ValidateNested,
} from 'class-validator';
import { shapeOf, type ShapeClass } from './known-shapes.js';
import { withoutNull, wordsOf } from './read-schema.js';

/** How strings of a format are looked at. */
const FORMATS: Readonly<Record<string, () => PropertyDecorator>> = {
  'date-time': () => IsISO8601({ strict: true, strictSeparator: true }),
  uuid: () => IsUUID(),
  // A quoted name before the @ is lawful, and few programs send to one.
  email: () => IsEmail({ blacklisted_chars: '"' }),
};

/** A schema may say under `refusal` in which words a string that does not match its pattern is refused. */
function checksOfText(schema: TSchema, each: { readonly each?: boolean }): PropertyDecorator[] {
  const words = wordsOf(schema);
  if (words) return [IsIn([...words], each)];
  const { pattern, minLength, maxLength, format = '', refusal } = schema as Readonly<Record<string, string>>;
  const message = refusal ? { message: refusal } : {};
  return [
    ...(each.each && pattern ? [] : [IsString(each)]),
    ...(FORMATS[format] && !each.each ? [FORMATS[format]()] : []),
    ...(minLength !== undefined || maxLength !== undefined
      ? [Length(Number(minLength ?? 0), maxLength === undefined ? undefined : Number(maxLength), each)]
      : []),
    ...(pattern ? [Matches(new RegExp(pattern, 'u'), { ...each, ...message })] : []),
  ];
}

function checksOfValue(schema: TSchema, each: { readonly each?: boolean } = {}): PropertyDecorator[] {
  const nested = shapeOf(schema)?.input;
  if (nested) return [ValidateNested(each), Type(() => nested as ShapeClass & (new () => object))];
  const { minimum, maximum } = schema as { minimum?: number; maximum?: number };
  const bounds = [
    ...(minimum === undefined ? [] : [Min(minimum, each)]),
    ...(maximum === undefined ? [] : [Max(maximum, each)]),
  ];
  switch (schema['type']) {
    case 'string':
      return checksOfText(schema, each);
    case 'integer':
      return [IsInt(each), ...bounds];
    case 'number':
      return [IsNumber({}, each), ...bounds];
    case 'boolean':
      return [IsBoolean(each)];
    case 'array':
      return [
        IsArray(),
        ...(schema['minItems'] ? [ArrayMinSize(schema['minItems'] as number)] : []),
        ...(schema['maxItems'] ? [ArrayMaxSize(schema['maxItems'] as number)] : []),
        ...(schema['uniqueItems'] ? [ArrayUnique()] : []),
        ...checksOfValue(schema['items'] as TSchema, { each: true }),
      ];
    case 'object':
      return [IsObject(each)];
    default:
      return schema['anyOf'] ? [IsObject(each)] : [Allow()];
  }
}

/** What class-validator looks at in a member of a body, by the member's schema. */
export function checksOf(key: string, schema: TSchema, mayBeLeftOut: boolean): PropertyDecorator[] {
  const { schema: core, nullable } = withoutNull(schema);
  const absence = mayBeLeftOut
    ? [IsOptional()]
    : nullable
      ? [ValidateIf((body: Readonly<Record<string, unknown>>) => body[key] !== null)]
      : [];
  return [...absence, ...checksOfValue(core)];
}
