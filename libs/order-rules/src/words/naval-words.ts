import type { NavalOrder } from '@vedette/campaign';

/** A naval order in plain words, section by section (PATE 4). */
export function navalWords(order: NavalOrder): string {
  const parts = [
    ...(order.detach ? ['leaves the ship it is attached to'] : []),
    ...(order.attach ? [`attaches itself to ${order.attach}`] : []),
    ...movementWords(order),
    ...contactWords(order),
    ...combatWords(order),
    ...(order.commerce && order.commerce !== 'ignore'
      ? [order.commerce === 'raid' ? 'raids commerce' : 'convoys commerce']
      : []),
    ...loadingWords(order),
    ...(order.crewTo
      ? [
          `gives ${order.crewTo.crew ?? 0} hands and ${order.crewTo.marines ?? 0} marines to ${order.crewTo.ship}`,
        ]
      : []),
    ...(order.scuttle ? ['is scuttled'] : []),
    ...(order.activation ? [order.activation === 'activate' ? 'is called up' : 'is laid up'] : []),
  ];
  return `${order.ship} ${parts.length > 0 ? parts.join('; ') : 'stays where it is'}`;
}

function movementWords(order: NavalOrder): string[] {
  const { seas = [], port, anyEnemyPort, portWhen, enterHarbor, sailAlone, base } = order.movement ?? {};
  const when = {
    before: 'before sailing',
    'after-first': 'after the first sea area',
    'after-second': 'after the second sea area',
  };
  return [
    ...(seas.length > 0 ? [`sails ${seas.join(', ')}`] : []),
    ...(port
      ? [
          `makes for ${port}${portWhen ? ` ${when[portWhen]}` : ''}${enterHarbor ? ' and enters its harbour' : ''}`,
        ]
      : []),
    ...(anyEnemyPort ? ['looks into any enemy port'] : []),
    ...(sailAlone ? ['sails alone'] : []),
    ...(base ? [`takes ${base} as its base`] : []),
  ];
}

function contactWords(order: NavalOrder): string[] {
  const { stance, min, max, intoCoastal, joinAllies, gauge } = order.contact ?? {};
  return [
    ...(stance
      ? [`${STANCES[stance]} ${stance === 'accept' ? 'contact with the enemy' : forceWords(min, max)}`]
      : []),
    ...(intoCoastal === undefined
      ? []
      : [intoCoastal ? 'follows into coastal waters' : 'follows nobody into coastal waters']),
    ...(joinAllies === undefined ? [] : [joinAllies ? 'joins allies' : 'joins nobody']),
    ...(gauge ? [`seeks the ${gauge} gauge`] : []),
  ];
}

const STANCES = { pursue: 'pursues', accept: 'accepts', evade: 'evades' } as const;

/** Numbers of enemies (4.6, P-04): between both, or outside when the least is the larger; otherwise accepts contact. */
function forceWords(min: number | undefined, max: number | undefined): string {
  if (min === undefined && max === undefined) return 'the enemy';
  const otherwise = ' and accepts contact with others';
  if (max === undefined) return `${min} or more ships${otherwise}`;
  if (min === undefined) return `up to ${max} ships${otherwise}`;
  return min <= max
    ? `${min} to ${max} ships${otherwise}`
    : `up to ${max} ships, or ${min} and more,${otherwise}`;
}

function combatWords(order: NavalOrder): string[] {
  const { stance, gauge, line, close, fireAt, fightElsewhere, retreatTo, inactiveShips } = order.combat ?? {};
  return [
    ...(stance ? [`in combat: ${stance === 'run-past' ? 'runs past' : stance}`] : []),
    ...(gauge ? [`fights from the ${gauge} gauge`] : []),
    ...(line ? [line === 'break' ? 'breaks the line' : 'fights in line ahead'] : []),
    ...(close ? ['closes'] : []),
    ...(fireAt ? [`fires at the ${fireAt}`] : []),
    ...(fightElsewhere ? ['joins fights elsewhere in the port'] : []),
    ...(retreatTo ? [`retreats to ${retreatTo === 'harbor' ? 'the harbour' : 'the open sea'}`] : []),
    ...(inactiveShips ? [`${inactiveShips}s inactive ships`] : []),
  ];
}

function loadingWords(order: NavalOrder): string[] {
  const { stores, load = [], unload = [], supplies } = order.loading ?? {};
  return [
    ...(typeof stores === 'number' ? [`carries ${stores} stores`] : []),
    ...(load.length > 0 ? [`takes aboard ${load.join(', ')}`] : []),
    ...unload.map(({ unit, square, entry }) => `lands ${unit} at ${square}${entry ? `, ${entry}` : ''}`),
    ...(supplies
      ? [
          `${supplies.action}s ${supplies.amount} supplies ${supplies.action === 'load' ? 'from' : 'to'} ${supplies.with}`,
        ]
      : []),
  ];
}
