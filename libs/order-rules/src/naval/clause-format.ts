import type { NavalOrder } from '@vedette/campaign';
import { nameText } from '../text/quote.js';

/** The clauses of a naval order in the fixed spelling. The order must be in its normal form. */
export function navalClauses(order: NavalOrder): string[] {
  const { attach, detach, movement = {}, contact = {}, combat = {}, commerce, loading = {} } = order;
  return [
    ...(attach ? [`attach ${attach}`] : []),
    ...(detach ? ['detach'] : []),
    ...movementClauses(movement),
    ...contactClauses(contact),
    ...combatClauses(combat),
    ...(commerce ? [`commerce ${commerce}`] : []),
    ...loadingClauses(loading),
    ...(order.crewTo ? [crewText(order.crewTo)] : []),
    ...(order.scuttle ? ['scuttle'] : []),
    ...(order.activation ? [order.activation] : []),
  ];
}

function movementClauses(movement: NonNullable<NavalOrder['movement']>): string[] {
  const { seas = [], port, portWhen, anyEnemyPort, enterHarbor, sailAlone, base } = movement;
  return [
    ...(seas.length > 0 ? [`sail ${seas.map(seaText).join(' ')}`] : []),
    ...(port ? [`port ${nameText(port)}`] : []),
    ...(portWhen ? [`port-when ${portWhen}`] : []),
    ...(anyEnemyPort ? ['any-enemy-port'] : []),
    ...(enterHarbor ? ['enter-harbor'] : []),
    ...(sailAlone ? ['sail-alone'] : []),
    ...(base ? [`base ${nameText(base)}`] : []),
  ];
}

/** Codes are three capitals; whatever else stands in an order is quoted, so that it is read as it was. */
function seaText(code: string): string {
  return /^[A-Z]{3}$/.test(code) && code !== 'MIN' && code !== 'MAX' ? code : nameText(code);
}

function contactClauses(contact: NonNullable<NavalOrder['contact']>): string[] {
  const { stance, min, max, intoCoastal, joinAllies, gauge } = contact;
  return [
    ...(stance ? [`contact ${stance}`] : []),
    ...(min === undefined ? [] : [`min ${min}`]),
    ...(max === undefined ? [] : [`max ${max}`]),
    ...(intoCoastal === undefined ? [] : [intoCoastal ? 'into-coastal' : 'stay-at-sea']),
    ...(joinAllies === undefined ? [] : [joinAllies ? 'join-allies' : 'join-nobody']),
    ...(gauge ? [`contact-gauge ${gauge}`] : []),
  ];
}

function combatClauses(combat: NonNullable<NavalOrder['combat']>): string[] {
  const { stance, gauge, line, close, fireAt, fightElsewhere, retreatTo, inactiveShips } = combat;
  return [
    ...(stance ? [`combat ${stance}`] : []),
    ...(gauge ? [`gauge ${gauge}`] : []),
    ...(line ? [`line ${line}`] : []),
    ...(close ? ['close'] : []),
    ...(fireAt ? [`fire ${fireAt}`] : []),
    ...(fightElsewhere ? ['fight-elsewhere'] : []),
    ...(retreatTo ? [`retreat ${retreatTo}`] : []),
    ...(inactiveShips ? [`inactive-ships ${inactiveShips}`] : []),
  ];
}

function loadingClauses(loading: NonNullable<NavalOrder['loading']>): string[] {
  const { stores, load = [], unload = [], supplies } = loading;
  return [
    ...(typeof stores === 'number' ? [`stores ${stores}`] : []),
    ...(load.length > 0 ? [`load ${load.join(' ')}`] : []),
    ...unload.map(
      ({ unit, square, entry }) => `unload ${unit} at ${nameText(square)}${entry ? ` enter ${entry}` : ''}`,
    ),
    ...(supplies
      ? [
          `${supplies.action}-supplies ${supplies.amount} ${supplies.action === 'load' ? 'from' : 'to'} ${nameText(supplies.with)}`,
        ]
      : []),
  ];
}

function crewText({ ship, crew, marines }: NonNullable<NavalOrder['crewTo']>): string {
  return `crew-to ${ship}${crew === undefined ? '' : ` crew ${crew}`}${marines === undefined ? '' : ` marines ${marines}`}`;
}
