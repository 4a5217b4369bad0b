import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { refusalOf } from '@vedette/edge';
import { buildSchema, parse, TypeInfo, validate, visit, visitWithTypeInfo } from 'graphql';
import { CLEAR, CONFIRM } from './confirm.js';
import { EVENING, OFFICE } from './evening-query.js';
import { textOf } from './graphql.js';
import { HOW_IT_STANDS } from './how-it-stands.js';
import { QUERIES } from './live.js';
import { PREVIEW } from './battle-order-desk.js';
import { PAST_ORDERS } from './past-orders.js';
import { TITLES } from './titles.js';

const schema = buildSchema(readFileSync(new URL('../../../gateway/schema.graphql', import.meta.url), 'utf8'));
const documents: Readonly<Record<string, string>> = {
  evening: textOf(EVENING),
  howItStands: textOf(HOW_IT_STANDS),
  office: textOf(OFFICE),
  confirm: textOf(CONFIRM),
  clear: textOf(CLEAR),
  pastOrders: textOf(PAST_ORDERS),
  preview: textOf(PREVIEW),
  titles: textOf(TITLES),
  ...QUERIES,
};

describe('what the desk asks', () => {
  it.each(Object.keys(documents))('%s is answered by the published schema', (name) => {
    const faults = validate(schema, parse(documents[name]!));
    expect(faults.map(({ message }) => message)).toEqual([]);
  });

  it.each(Object.keys(documents))('%s says of whom, wherever a seat may ask for another', (name) => {
    const types = new TypeInfo(schema);
    const unsaid: string[] = [];
    visit(
      parse(documents[name]!),
      visitWithTypeInfo(types, {
        Field: (field) => {
          const may = (types.getFieldDef()?.args ?? []).map((one) => one.name);
          const given = (field.arguments ?? []).map((one) => one.name.value);
          const whom = may.filter((word) => word === 'officer' || word === 'player');
          if (may.includes('seat') && whom.some((word) => !given.includes(word)))
            unsaid.push(field.name.value);
        },
      }),
    );
    expect(unsaid).toEqual([]);
  });

  it('an evening costs at most 200 of what one question may, and is at most five deep', () => {
    expect(refusalOf(parse(documents['evening']!), { depth: 5, cost: 200 })).toBeNull();
  });

  it('would be refused if it cost more', () => {
    expect(refusalOf(parse(documents['evening']!), { depth: 5, cost: 20 })).not.toBeNull();
  });
});
