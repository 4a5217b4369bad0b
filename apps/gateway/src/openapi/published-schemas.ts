import { readFileSync } from 'node:fs';

type Json = Record<string, unknown>;

/** Documents that other rooms declare, by their name in the OpenAPI document and the file they are published as. */
const FILES = {
  TurnReport: 'turn-report',
  PositionReport: 'position-report',
  Debrief: 'debrief',
  BattleDebrief: 'battle-debrief',
} as const;

/** The schemas of those documents, as they are published under schemas/. They are read when the API is published, not when it is served. */
export function publishedSchemas(): Record<keyof typeof FILES, Json> {
  return Object.fromEntries(
    Object.entries(FILES).map(([name, file]) => {
      const path = new URL(`../../../../schemas/${file}.schema.json`, import.meta.url);
      const { $schema: _, $id: __, ...schema } = JSON.parse(readFileSync(path, 'utf8')) as Json;
      return [name, schema];
    }),
  ) as Record<keyof typeof FILES, Json>;
}
