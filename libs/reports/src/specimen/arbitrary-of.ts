import type { TSchema } from '@sinclair/typebox';
import fc from 'fast-check';

interface Shape {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly Shape[];
  readonly items?: Shape;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly required?: readonly string[];
  readonly patternProperties?: Readonly<Record<string, Shape>>;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
}

function arbitrary(shape: Shape, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if ('const' in shape) return fc.constant(shape.const);
  if (shape.enum) return fc.constantFrom(...shape.enum);
  if (shape.anyOf) return fc.oneof(...shape.anyOf.map((one) => arbitrary(one, text)));
  const { minimum = 0, maximum = 5000 } = shape;
  switch (shape.type) {
    case 'string':
      return text;
    case 'integer':
      return fc.integer({ min: minimum, max: Math.max(minimum, maximum) });
    case 'number':
      return fc.double({ min: minimum, max: Math.max(minimum, maximum), noNaN: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'array':
      return fc.array(arbitrary(shape.items ?? {}, text), {
        minLength: shape.minItems ?? 0,
        maxLength: shape.maxItems ?? 4,
      });
    case 'object':
      return objects(shape, text);
    default:
      return fc.constantFrom<unknown>(null, 3, 'seven');
  }
}

function objects(shape: Shape, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  if (shape.patternProperties) {
    const [value = {}] = Object.values(shape.patternProperties);
    return fc.dictionary(fc.constantFrom('quality', 'morale', 'openFlanks'), arbitrary(value, text), {
      maxKeys: 3,
    });
  }
  const entries = Object.entries(shape.properties ?? {});
  return fc.record(Object.fromEntries(entries.map(([key, part]) => [key, arbitrary(part, text)])), {
    requiredKeys: [...(shape.required ?? [])],
  });
}

/** Values of a schema for property tests; `text` makes its strings. */
export function arbitraryOf(schema: TSchema, text: fc.Arbitrary<string>): fc.Arbitrary<unknown> {
  return arbitrary(schema as Shape, text);
}

/** Strings that try to break out of whatever they are put into. */
export const HOSTILE_TEXT: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    '<script>alert(1)</script>',
    '"><img src=x onerror=alert(1)>',
    "' onmouseover='alert(1)",
    '</style></svg></title></textarea><b>',
    '<!-- --> ]]> <![CDATA[ &amp; &lt; &#0; &',
    'javascript:alert(1)',
    'line\nbreak\r\n\ttab \u0000\u0007\u001b[31m red',
    'turn \u202e round \u200f and hide \u200b \ufeff',
    'half \ud800 pair',
    '__proto__',
    'Querétaro 墨西哥 🏴',
    '',
    ' '.repeat(5),
    'x'.repeat(200),
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 12 }),
);
