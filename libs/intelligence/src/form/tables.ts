import { contactViews, viewOf, type ContactView } from '../answer/contact-view.js';
import type { SummaryRow } from '../answer/summary.js';
import type { Cleared, Picture } from '../believe/contact.js';
import type { OwnShip, OwnUnit } from '../own/own-forces.js';
import { type Cell, csvOf } from './csv.js';
import { textTable } from './text-table.js';

/** A table to print: heading and rows. */
export interface Table {
  readonly title: string;
  readonly heading: readonly string[];
  readonly rows: readonly (readonly Cell[])[];
}

type Columns<T> = readonly (readonly [heading: string, cell: (row: T) => Cell])[];

const CONTACT_COLUMNS: Columns<ContactView> = [
  ['contact', ({ id }) => id],
  ['state', ({ state }) => state],
  ['standing', ({ standing }) => standing],
  ['type', ({ type }) => type],
  ['arms', ({ letters }) => letters],
  ['condition', ({ condition }) => condition],
  ['place', ({ place }) => place],
  ['spot', ({ spot }) => spot],
  ['size', ({ size }) => size],
  ['least', ({ strength }) => strength.least],
  ['most', ({ strength }) => strength.most],
  ['source', ({ source }) => source],
  ['also', ({ also }) => also.join(' ')],
  ['seen', ({ seen }) => seen],
  ['age', ({ age }) => age],
  ['since', ({ firstSeen }) => firstSeen],
  ['reliability', ({ reliability }) => reliability],
  ['within', ({ within }) => within],
  ['by', ({ by }) => by.join(' ')],
];

const UNIT_COLUMNS: Columns<OwnUnit> = [
  ['unit', ({ id }) => id],
  ['name', ({ name }) => name],
  ['commander', ({ commander }) => commander],
  ['status', ({ status }) => status],
  ['place', ({ place }) => place],
  ['men', ({ men }) => men],
  ['batteries', ({ batteries }) => batteries],
  ['quality', ({ quality }) => quality],
  ['experience', ({ experience }) => experience],
  ['morale', ({ morale }) => morale],
  ['fatigue', ({ fatigue }) => fatigue],
  ['supplied', ({ supplied }) => (supplied ? 'yes' : 'no')],
  ['from', ({ supplySource }) => supplySource],
  ['supplies', ({ supplies }) => supplies],
  ['ammunition', ({ ammunition }) => ammunition],
  ['communications', ({ communications }) => (communications ? 'yes' : 'no')],
  ['casualties', ({ casualties }) => casualties],
  ['wants', ({ wants }) => wants.join(' ')],
];

const SHIP_COLUMNS: Columns<OwnShip> = [
  ['ship', ({ id }) => id],
  ['name', ({ name }) => name],
  ['commander', ({ commander }) => commander],
  ['status', ({ status }) => status],
  ['place', ({ place }) => place],
  ['crew', ({ crew }) => crew],
  ['marines', ({ marines }) => marines],
  ['quality', ({ quality }) => quality],
  ['experience', ({ experience }) => experience],
  ['morale', ({ morale }) => morale],
  ['hull', ({ hull }) => hull],
  ['rigging', ({ rigging }) => rigging],
  ['stores', ({ stores }) => stores],
  ['wants', ({ wants }) => wants.join(' ')],
];

const SUMMARY_COLUMNS: Columns<SummaryRow> = [
  ['key', ({ key }) => key],
  ['contacts', ({ contacts }) => contacts],
  ['least', ({ least }) => least],
  ['most', ({ most }) => most],
  ['newest', ({ newest }) => newest],
];

export const contactsTable = (turn: number, contacts: readonly ContactView[]): Table =>
  table(`Order of battle as believed after turn ${turn}`, CONTACT_COLUMNS, contacts);

export function clearedTable({ turn, cleared }: Pick<Picture, 'turn' | 'cleared'>): Table {
  const columns: Columns<Cleared> = [
    ['why', ({ why }) => why],
    ...CONTACT_COLUMNS.map(
      ([heading, cell]) => [heading, ({ contact }: Cleared) => cell(viewOf(contact, turn))] as const,
    ),
  ];
  return table(`Struck from the order of battle in turn ${turn}`, columns, cleared);
}

export const unitsTable = ({ turn, units }: Pick<Picture, 'turn' | 'units'>): Table =>
  table(`Supply and readiness of troops after turn ${turn}`, UNIT_COLUMNS, units);

export const shipsTable = ({ turn, ships }: Pick<Picture, 'turn' | 'ships'>): Table =>
  table(`Stores and readiness of ships after turn ${turn}`, SHIP_COLUMNS, ships);

export const summaryTable = (turn: number, by: string, rows: readonly SummaryRow[]): Table =>
  table(`Strangers by ${by} as believed after turn ${turn}`, SUMMARY_COLUMNS, rows);

/** All contacts of a picture as a table. */
export const pictureTable = (picture: Picture): Table => contactsTable(picture.turn, contactViews(picture));

export const csvTable = ({ heading, rows }: Table): string => csvOf(heading, rows);
export const plainTable = ({ title, heading, rows }: Table): string => textTable(title, heading, rows);

function table<T>(title: string, columns: Columns<T>, rows: readonly T[]): Table {
  return {
    title,
    heading: columns.map(([heading]) => heading),
    rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
  };
}
