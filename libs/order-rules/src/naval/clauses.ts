import type { NavalOrder } from '@vedette/campaign';
import { type Cursor, isPiece } from '../text/cursor.js';
import { placeOrPiece } from '../land/clauses.js';
import { known, vocabulary, type Vocabulary } from '../text/spelling.js';

type Section<K extends 'movement' | 'contact' | 'combat' | 'loading'> = NonNullable<NavalOrder[K]>;

/** A naval order while its clauses are read. */
export interface NavalDraft {
  readonly movement: Section<'movement'>;
  readonly contact: Section<'contact'>;
  readonly combat: Section<'combat'>;
  readonly loading: Section<'loading'>;
  attach?: string;
  detach?: boolean;
  commerce?: NonNullable<NavalOrder['commerce']>;
  crewTo?: NonNullable<NavalOrder['crewTo']>;
  scuttle?: boolean;
  activation?: NonNullable<NavalOrder['activation']>;
}

export function navalDraft(): NavalDraft {
  return { movement: {}, contact: {}, combat: {}, loading: {} };
}

type Reader = (cursor: Cursor, draft: NavalDraft) => void;

const SEA = /^[A-Za-z]{2,4}$/;
const WHEN = vocabulary({
  before: ['first'],
  'after-first': ['afterfirstmove'],
  'after-second': ['afterlast'],
});
const CONTACT = vocabulary({ pursue: ['pursues'], accept: ['accepts'], evade: ['evades'] });
const COMBAT = vocabulary({
  engage: ['engages'],
  accept: ['accepts'],
  evade: ['evades'],
  'run-past': ['runspast'],
});
const GAUGE = vocabulary({ windward: [], leeward: [] });
const LINE = vocabulary({ 'line-ahead': ['ahead'], break: ['breaks', 'breaktheline'] });
const TARGET = vocabulary({ hull: ['hulls'], rigging: [] });
const REFUGE = vocabulary({ harbor: ['harbour'], 'open-sea': ['sea'] });
const PRIZES = vocabulary({ capture: ['take'], destroy: ['burn'] });
const TRADE = vocabulary({ raid: ['raids'], convoy: ['convoys', 'protect'], ignore: ['ignores'] });

/** Words of a naval order's clauses, with the spellings taken for them (PATE 4.3 to 4.9). */
export const NAVAL_WORDS = vocabulary({
  attach: ['attachto', 'attaches'],
  detach: ['detaches'],
  sail: ['sails', 'sailto', 'move', 'moves'],
  port: ['enterport'],
  'port-when': [],
  'any-enemy-port': ['anyport'],
  'enter-harbor': ['enterharbour', 'harbor', 'harbour'],
  'sail-alone': ['alone'],
  base: ['baseport'],
  contact: ['contacts'],
  min: ['minimum', 'least'],
  max: ['maximum', 'most'],
  'into-coastal': ['intocoastalwaters'],
  'stay-at-sea': ['notintocoastal'],
  'join-allies': ['joinally'],
  'join-nobody': ['notjoinallies'],
  'contact-gauge': [],
  combat: ['battle'],
  gauge: ['gage'],
  line: [],
  close: ['closequarters'],
  fire: ['fireat', 'aim'],
  'fight-elsewhere': [],
  retreat: ['retreatto'],
  'inactive-ships': ['inactiveship'],
  commerce: ['trade'],
  stores: ['store'],
  load: ['loads', 'embark'],
  unload: ['unloads', 'land', 'disembark'],
  'load-supplies': ['loadsupply'],
  'unload-supplies': ['unloadsupply', 'landsupplies'],
  'crew-to': ['crewto', 'transfercrew'],
  scuttle: ['scuttles'],
  activate: ['activates', 'callup'],
  inactivate: ['inactivates', 'deactivate', 'layup'],
  by: ['signed'],
  at: ['sent'],
});

function choice(cursor: Cursor, words: Vocabulary, allowed: string): string {
  return cursor.takeFrom(words) ?? cursor.fail(allowed);
}

/** How each clause is read. */
export const NAVAL_CLAUSES: Readonly<Record<string, Reader>> = {
  attach: (cursor, draft) => {
    cursor.takeWord('to');
    draft.attach = cursor.piece();
  },
  detach: (_, draft) => {
    draft.detach = true;
  },
  sail: readSeas,
  port: (cursor, draft) => {
    draft.movement.port = cursor.name('before', 'after-first', 'after-second');
    const when = cursor.takeWord('before', 'after-first', 'after-second');
    if (when !== null) draft.movement.portWhen = when as 'before';
  },
  'port-when': (cursor, draft) => {
    draft.movement.portWhen = choice(cursor, WHEN, 'before, after-first or after-second') as 'before';
  },
  'any-enemy-port': (_, draft) => {
    draft.movement.anyEnemyPort = true;
  },
  'enter-harbor': (_, draft) => {
    draft.movement.enterHarbor = true;
  },
  'sail-alone': (_, draft) => {
    draft.movement.sailAlone = true;
  },
  base: (cursor, draft) => {
    draft.movement.base = cursor.name();
  },
  contact: (cursor, draft) => {
    draft.contact.stance = choice(cursor, CONTACT, 'pursue, accept or evade') as 'pursue';
  },
  min: (cursor, draft) => {
    draft.contact.min = cursor.number();
  },
  max: (cursor, draft) => {
    draft.contact.max = cursor.number();
  },
  'into-coastal': (_, draft) => {
    draft.contact.intoCoastal = true;
  },
  'stay-at-sea': (_, draft) => {
    draft.contact.intoCoastal = false;
  },
  'join-allies': (_, draft) => {
    draft.contact.joinAllies = true;
  },
  'join-nobody': (_, draft) => {
    draft.contact.joinAllies = false;
  },
  'contact-gauge': (cursor, draft) => {
    draft.contact.gauge = choice(cursor, GAUGE, 'windward or leeward') as 'windward';
  },
  combat: (cursor, draft) => {
    draft.combat.stance = choice(cursor, COMBAT, 'engage, accept, evade or run-past') as 'engage';
  },
  gauge: (cursor, draft) => {
    draft.combat.gauge = choice(cursor, GAUGE, 'windward or leeward') as 'windward';
  },
  line: (cursor, draft) => {
    draft.combat.line = choice(cursor, LINE, 'line-ahead or break') as 'break';
  },
  close: (_, draft) => {
    draft.combat.close = true;
  },
  fire: (cursor, draft) => {
    cursor.takeWord('at');
    draft.combat.fireAt = choice(cursor, TARGET, 'hull or rigging') as 'hull';
  },
  'fight-elsewhere': (_, draft) => {
    draft.combat.fightElsewhere = true;
  },
  retreat: (cursor, draft) => {
    cursor.takeWord('to');
    draft.combat.retreatTo = choice(cursor, REFUGE, 'harbor or open-sea') as 'harbor';
  },
  'inactive-ships': (cursor, draft) => {
    draft.combat.inactiveShips = choice(cursor, PRIZES, 'capture or destroy') as 'capture';
  },
  commerce: (cursor, draft) => {
    draft.commerce = choice(cursor, TRADE, 'raid, convoy or ignore') as 'raid';
  },
  stores: (cursor, draft) => {
    draft.loading.stores = cursor.number();
  },
  load: readLoad,
  unload: readUnload,
  'load-supplies': supplies('load', 'from'),
  'unload-supplies': supplies('unload', 'to'),
  'crew-to': readCrew,
  scuttle: (_, draft) => {
    draft.scuttle = true;
  },
  activate: (_, draft) => {
    draft.activation = 'activate';
  },
  inactivate: (_, draft) => {
    draft.activation = 'inactivate';
  },
};

const MOST_SEAS = 6;

function readSeas(cursor: Cursor, draft: NavalDraft): void {
  cursor.takeWord('to');
  const seas: string[] = [];
  while (seas.length < MOST_SEAS) {
    cursor.takeWord('then', '->', '→');
    if (cursor.atQuoted) seas.push(cursor.name());
    else {
      const sea = cursor.takeIf((text) => SEA.test(text) && known(NAVAL_WORDS, text) === undefined);
      if (sea === null) break;
      seas.push(sea.toUpperCase());
    }
  }
  if (seas.length === 0) cursor.fail('codes of sea areas, for instance WGC SGC');
  draft.movement.seas = seas;
}

function readLoad(cursor: Cursor, draft: NavalDraft): void {
  const units: string[] = [];
  for (let unit = cursor.takeIf(isPiece); unit !== null; unit = cursor.takeIf(isPiece)) {
    units.push(unit.toUpperCase());
    cursor.takeWord('and');
  }
  if (units.length === 0) cursor.fail('the ids of units to take aboard');
  draft.loading.load = units;
}

function readUnload(cursor: Cursor, draft: NavalDraft): void {
  const unit = cursor.piece();
  cursor.takeWord('at', 'in', 'to');
  const square = cursor.name('enter', 'entry');
  const landing: NonNullable<Section<'loading'>['unload']>[number] = { unit, square };
  if (cursor.takeWord('enter', 'entry') !== null) landing.entry = cursor.tactical();
  draft.loading.unload = [...(draft.loading.unload ?? []), landing];
}

function supplies(action: 'load' | 'unload', preposition: string): Reader {
  return (cursor, draft) => {
    const amount = cursor.number();
    cursor.takeWord(preposition, 'with');
    draft.loading.supplies = { action, amount, with: placeOrPiece(cursor) };
  };
}

function readCrew(cursor: Cursor, draft: NavalDraft): void {
  const crewTo: NonNullable<NavalOrder['crewTo']> = { ship: cursor.piece() };
  if (cursor.takeWord('crew', 'hands') !== null) crewTo.crew = cursor.number();
  if (cursor.takeWord('marines') !== null) crewTo.marines = cursor.number();
  draft.crewTo = crewTo;
}
