import type { Settings, ValueSchema } from '@vedette/platform';

/** One setting as programs read it. */
export interface SettingDocument {
  readonly name: string;
  readonly decides: string;
  readonly wanted: string;
  /** What holds unless it is set; null: it must be given. */
  readonly fallback: string | null;
  readonly secret: boolean;
}

/** A table of settings as programs read it. */
export const settingsDocument = (settings: Settings): SettingDocument[] =>
  Object.entries(settings).map(([name, { decides, wanted, fallback, visibility }]) => ({
    name,
    decides,
    wanted,
    fallback: fallback?.shown ?? null,
    secret: visibility === 'secret',
  }));

/** JSON Schema of a document of settings: no name that is none, no value out of bounds. */
export interface SettingsSchema {
  readonly $schema: string;
  readonly title: string;
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly properties: Readonly<Record<string, SettingSchema>>;
}

/** One value, or for `NAME_FILE` the file that holds it. */
export type SettingSchema = ValueSchema & { readonly description: string; readonly default?: string };

/**
 * What may stand in a file of settings. Every setting may be given as the file that holds it (`NAME_FILE`), so none is
 * required by itself.
 */
export function settingsSchema(title: string, settings: Settings): SettingsSchema {
  const properties: Record<string, SettingSchema> = {};
  for (const [name, { decides, schema, fallback }] of Object.entries(settings)) {
    properties[name] = {
      ...schema,
      description: decides,
      ...(fallback?.value === undefined ? {} : { default: fallback.shown }),
    };
    // What is a file by itself is named, and not put into another.
    if (name.endsWith('_FILE')) continue;
    properties[`${name}_FILE`] = { type: 'string', minLength: 1, description: `the file that holds ${name}` };
  }
  return {
    $schema: 'http://json-schema.org/draft-07/schema#',
    title,
    type: 'object',
    additionalProperties: false,
    properties,
  };
}
