import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  BattleEventDocument,
  BattleGiven,
  BattleOrdersDocument,
  BattleReceiptsDocument,
  ToldDiceDocument,
} from '@vedette/battle';
import { BattleDebrief, BattleReportDocument } from '@vedette/battle-reports';
import { BATTLE_EVENTS } from '@vedette/battle-rules';
import { BattleViewDocument } from '@vedette/battle-sight';
import { EVENT_DEFINITIONS, EventDocument, ORDER_SCHEMAS, OrdersDocument, PositionDocument } from '@vedette/campaign';
import { FleetPosition } from '@vedette/observed';
import { Debrief, LandPosition, PositionReport, TurnReport } from '@vedette/reports';
import type { TSchema } from '@sinclair/typebox';

const DRAFT = 'https://json-schema.org/draft/2020-12/schema';

/** Every published schema by its file name under `schemas/`; the text is what is committed. */
export function publishedSchemas(): Map<string, string> {
  const files = new Map<string, string>();
  const add = (name: string, schema: TSchema, title: string): void => {
    const { $id: _, ...rest } = JSON.parse(JSON.stringify(schema)) as Record<string, unknown>;
    files.set(name, `${JSON.stringify({ $schema: DRAFT, $id: name, title, ...rest }, null, 2)}\n`);
  };
  add('position.schema.json', PositionDocument, 'Position');
  add('orders.schema.json', OrdersDocument, 'Orders');
  add('event.schema.json', EventDocument, 'Event');
  add('turn-report.schema.json', TurnReport, 'Turn report, version 1');
  add('position-report.schema.json', PositionReport, 'Position report, version 1');
  add('debrief.schema.json', Debrief, 'Debrief, version 1');
  add('land-position.schema.json', LandPosition, 'Land part of a position report, version 1');
  add('fleet-position.schema.json', FleetPosition, 'Fleet part of a position report, version 1');
  add('battle.schema.json', BattleGiven, 'Battle, version 1');
  add('battle-orders.schema.json', BattleOrdersDocument, 'Orders of a battle, version 1');
  add('battle-event.schema.json', BattleEventDocument, 'Event of a battle');
  add('battle-receipts.schema.json', BattleReceiptsDocument, 'Receipts of the orders of a battle');
  add('battle-dice.schema.json', ToldDiceDocument, 'Dice of a battle told beforehand');
  add('battle-view.schema.json', BattleViewDocument, 'What a side knows of a battle, version 1');
  add('battle-report.schema.json', BattleReportDocument, 'Turn report of a battle, version 1');
  add('battle-debrief.schema.json', BattleDebrief, 'Debrief of a battle, version 1');
  for (const [kind, schema] of Object.entries(ORDER_SCHEMAS)) add(`orders/${kind}.schema.json`, schema, `Order: ${kind}`);
  for (const definition of EVENT_DEFINITIONS)
    add(`events/${definition.type}.schema.json`, definition.data, `Data of ${definition.type}, version ${definition.version}`);
  // Both games have types of one name, BattleOpened for one.
  for (const { type, version, data } of BATTLE_EVENTS.definitions)
    add(`battle-events/${type}.schema.json`, data, `Data of ${type} in a battle, version ${version}`);
  return files;
}

/** Writes every schema under `folder` and removes those of types that are gone. */
export function publishSchemas(folder: string): number {
  const files = publishedSchemas();
  for (const sub of ['', 'orders', 'events', 'battle-events']) {
    mkdirSync(join(folder, sub), { recursive: true });
    for (const name of readdirSync(join(folder, sub)))
      if (name.endsWith('.schema.json') && !files.has(join(sub, name))) rmSync(join(folder, sub, name));
  }
  for (const [name, text] of files) writeFileSync(join(folder, name), text);
  return files.size;
}
