import { listed, orderText, sentence, type Told, type Words } from './told.js';

const INSTRUCTIONS: Readonly<Record<string, string>> = {
  reactionFire: 'fire in answer',
  withdraw: 'giving way',
  turn: 'turning to meet',
  retreatBeforeShock: 'going back before a shock',
  mountAfter: 'mounting again',
  cavalryReaction: 'cavalry in answer',
  counterCharge: 'counter-charges',
  fireAt: 'what to fire at',
  defaultOrder: 'orders when out of command',
  advance: 'following up',
  stars: 'his stars',
};

/** Orders, standing instructions and set-up, initiative, designations, arrivals, and what nobody could foresee. */
export const ORDER_WORDS = {
  InstructionGiven: (t) => {
    const keys = (t.value('keys') as string[]).map((key) => INSTRUCTIONS[key] ?? key);
    return sentence(`${subject(t, 'for')} has standing instructions on ${listed(keys)}.`);
  },
  SetUp: (t) =>
    t.has('order')
      ? `${subject(t, 'subject')} starts with orders to ${t.order('order')}.`
      : t.has('hex')
        ? `${subject(t, 'subject')} starts in ${t.hex('hex')}.`
        : `${subject(t, 'subject')} starts under the orders of its superior.`,
  EntryOrdered: (t) =>
    `${column(t)} is to come on${t.has('at') ? ` at ${t.hex('at')}` : ''} in this order: ${t.list('sequence')}.`,
  GateTried: (t) =>
    t.value('open') === true
      ? `Headquarters may send new orders this turn${t.against()}.`
      : `Headquarters gets no new orders out this turn${t.against()}.`,
  OrderChanged: (t) =>
    sentence(
      `${subject(t, 'subject')} has new orders: ${t.order('to')} instead of ${t.order('from')}${t.against()}.`,
    ),
  OrderStands: (t) =>
    t.text('order') === t.text('wanted')
      ? `${subject(t, 'subject')} did not get its orders to ${t.order('wanted')}: ${t.text('why')}${t.against()}.`
      : `${subject(t, 'subject')} keeps to ${t.order('order')}; ${t.order('wanted')} did not come through: ${t.text('why')}${t.against()}.`,
  UnitsFellBackOnOrder: (t) => {
    const orders = Object.entries(t.value('orders') as Record<string, string>);
    const said = orders.map(([id, order]) => `${t.names.of(id)} to ${orderText(order)}`);
    return `${sentence(t.text('why'))}: ${listed(said)}.`;
  },
  CommanderCommitted: (t) =>
    t.text('side') === t.names.side
      ? sentence(`${t.leader('leader')} threw himself into winning the initiative.`)
      : 'The enemy’s commander threw himself into winning the initiative.',
  InitiativeTied: (t) =>
    t.value('event') === true
      ? 'Neither side has the initiative yet, and something happens.'
      : 'Neither side has the initiative yet.',
  InitiativeWon: (t) =>
    t.text('side') === t.names.side ? 'We have the initiative.' : 'The enemy has the initiative.',
  RandomEventHappened: chance,
  RecoveryDesignated: (t) =>
    t.text('what') === 'fatigue'
      ? `${t.command('command')} is to rest.`
      : `${t.command('command')} is to gather its stragglers.`,
  Attached: (t) =>
    `${subject(t, 'subject')} goes from ${t.command('from')} to ${t.command('to')}, under its orders from now.`,
  NotPossible: (t) => sentence(`${t.text('what')} was not possible: ${t.text('why')}.`),
  GroupSentElsewhere: (t) =>
    t.has('group')
      ? `${column(t)} was sent to come by area ${t.text('area')}.`
      : 'The enemy sent some of those still to come by another way.',
  GroupArrived: (t) => `${column(t)} is up and may enter by area ${t.text('area')}${t.against()}.`,
  GroupDelayed: (t) => `${column(t)} is not up yet${t.against()}; it comes by area ${t.text('area')}.`,
} satisfies Readonly<Record<string, Words>>;

/** A unit, leader, command or side as the subject of a sentence. */
function subject({ event, names }: Told, key: string): string {
  const id = String(event.data[key]);
  if (id === names.side) return 'the whole side';
  const unit = names.of(id);
  const command = names.command(id);
  return command === id ? unit : command;
}

/** A group that comes from off the map, by the leader it is called after. */
function column(t: Told): string {
  const id = t.text('group');
  return `${t.names.of(id)}’s column`;
}

/** A random event: whom it befell is told of the own side; a false report must read like a true one. */
function chance(t: Told): string {
  const on = t.has('subject') ? t.text('subject') : null;
  if (on !== null && t.text('letter') === 'F')
    return `Word has come of a strong body of the enemy on the road at ${t.names.hex(on)}.`;
  if (on !== null && t.text('letter') === 'P') {
    const [command = '', order = ''] = on.split(' ');
    return `We have hold of an enemy’s orders: ${command} is to ${orderText(order)}.`;
  }
  if (on !== null && t.text('letter') === 'E') return `A signal station is at work in ${t.names.hex(on)}.`;
  const name = sentence(t.text('name'));
  if (on === null) return `${name}.`;
  return t.names.isOwn(on) ? `${name}: ${subject(t, 'subject')}.` : `${name}, on the enemy’s side.`;
}
