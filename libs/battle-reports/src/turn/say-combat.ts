import { listed, sentence, type Told, type Words } from './told.js';

const EFFECTS = {
  none: 'without effect to be seen',
  light: 'with some effect',
  heavy: 'with heavy effect',
} as const;
const KINDS: Readonly<Record<string, string>> = {
  casualties: 'men',
  stragglers: 'stragglers',
  abandoned: 'guns left behind',
  destroyed: 'guns destroyed',
  captured: 'guns taken by the enemy',
};
const OUTCOMES: Readonly<Record<string, string>> = {
  stands: 'stands firm',
  disordered: 'wavers and is disordered',
  'drops-out': 'does not go on',
  retreats: 'goes back',
  routs: 'breaks before contact',
};

/** What combat and what follows from it reads like. */
export const COMBAT_WORDS = {
  FireResolved: (t) =>
    t.has('units')
      ? `${t.list('units')} fired from ${t.hex('from')} at ${t.hex('target')}, ${t.text('sp')} SP at range ${t.text('range')}${t.has('effect') ? `, ${EFFECTS[t.text('effect') as keyof typeof EFFECTS]}` : ''}.`
      : `Fire from ${t.hex('from')} at ${t.hex('target')}.`,
  FireSuffered: (t) => {
    const lost = Object.entries(t.value('lost') as Record<string, number>);
    const losses = lost.map(([id, sp]) => `${t.names.of(id)} ${sp} SP`);
    return `${t.list('units')} came under fire from ${t.hex('from')} in ${t.hex('hex')}${losses.length === 0 ? '' : ` and lost ${listed(losses)}`}.`;
  },
  FireWithheld: (t) =>
    `${t.name('unit')} could not fire${t.has('target') ? ` at ${t.hex('target')}` : ''}: ${t.text('why')}.`,
  AmmunitionSpent: (t) => {
    const left = Object.entries(t.value('left') as Record<string, number>);
    return `Ammunition: ${listed(left.map(([id, boxes]) => `${t.names.of(id)} has ${boxes} left`))}.`;
  },
  AmmunitionRefilled: (t) => `${t.name('unit')} filled its boxes: ${t.text('left')}.`,
  StrengthLost: (t) =>
    `${t.name('unit')} lost ${t.text('lost')} SP (${KINDS[t.text('kind')] ?? t.text('kind')}); ${t.text('left')} left.`,
  UnitEliminated: (t) => `${t.name('unit')} is no more.`,
  UnitCollapsed: (t) => `${t.name('unit')} is shattered.`,
  EffectivenessChanged: (t) =>
    t.value('ineffective') === true
      ? `${t.command('command')} can do no more.`
      : `${t.command('command')} is fit to fight again.`,
  DisorderChecked: (t) => {
    const cause = t.text('cause').replaceAll('-', ' ');
    if (t.value('passed') === true) return `${t.name('unit')} kept its order (${cause}).`;
    const then = t.has('outcome')
      ? `: ${t.text('outcome').replaceAll('-', ' ')}`
      : t.value('state') === 'disordered'
        ? ': disordered'
        : '';
    return `${t.name('unit')} did not keep its order (${cause})${then}.`;
  },
  UnitDisordered: (t) => `${t.name('unit')} is disordered.`,
  UnitGaveGround: (t) =>
    t.has('unit')
      ? `${t.name('unit')} fell back from ${t.hex('from')}${t.text('from') === t.text('to') ? ' nowhere: there is no way' : ` to ${t.hex('to')}`}.`
      : `Enemies fell back from ${t.hex('from')}.`,
  UnitFled: (t) =>
    t.has('unit')
      ? `${t.name('unit')} ran from ${t.hex('from')}${t.has('to') ? ` to ${t.hex('to')}` : ' off the field'}.`
      : `Enemies ran from ${t.hex('from')}.`,
  UnitWithdrew: (t) =>
    t.has('unit')
      ? `${t.name('unit')} went from ${t.hex('from')} to ${t.hex('to')} (${t.text('how').replaceAll('-', ' ')}).`
      : `Enemies gave way from ${t.hex('from')}.`,
  UnitTurnedToMeet: (t) => `${t.name('unit')} turned to meet the enemy.`,
  UnitMounted: (t) => `${t.name('unit')} is in the saddle.`,
  ReactionTried: (t) => `${t.name('unit')}, ${t.text('how').replaceAll('-', ' ')}: ${t.text('why')}.`,
  RallyTried: (t) => {
    const result = t.text('result');
    if (result === 'pass') return `${t.name('unit')} rallied and is ${t.text('state')}.`;
    return `${t.name('unit')} did not rally${result === 'lose' ? ' and lost men who went' : ''}.`;
  },
  HorsesRested: (t) =>
    `The horses of ${t.name('unit')} ${t.value('rested') === true ? 'have their breath again' : 'are still blown'}.`,
  HorsesBlown: (t) => `The horses of ${t.name('unit')} are blown.`,
  GunsAbandoned: (t) => `${t.text('guns')} guns stand abandoned in ${t.hex('hex')}.`,
  GunsCaptured: (t) => `${t.text('guns')} guns were taken in ${t.hex('hex')}.`,
  GunsRecovered: (t) => `${t.text('guns')} guns left in ${t.hex('hex')} are in action again.`,
  LeaderStruck: (t) =>
    t.value('fate') === 'unhurt'
      ? sentence(`${t.leader('leader')} was in danger and is unhurt.`)
      : sentence(`${t.leader('leader')} was ${t.text('fate')}.`),
  LeaderCarried: (t) => sentence(`${t.leader('leader')} went along to ${t.hex('to')}.`),
  ShockDeclared: (t) =>
    `${t.list('attackers')} ${t.value('charge') === true ? 'charged' : 'went at'} ${t.hex('hex')}, held by ${t.list('defenders')}.`,
  PreShockChecked: (t) => `${t.name('unit')} ${OUTCOMES[t.text('outcome')] ?? t.text('outcome')}.`,
  ShockResolved: (t) => {
    const gave = {
      attacker: 'The attack was thrown back',
      defender: 'The defenders gave way',
      both: 'Both gave way',
      nobody: 'Neither gave way',
    };
    return `${gave[t.text('gaveWay') as keyof typeof gave]} at ${t.hex('hex')}.`;
  },
  ShockCalledOff: (t) =>
    `The attack on ${t.hex('hex')} by ${t.list('units')} did not come about: ${t.text('why')}.`,
  UnitAdvanced: (t) =>
    t.has('unit') ? `${t.name('unit')} entered ${t.hex('to')}.` : `Enemies advanced from ${t.hex('from')}.`,
  ContactsChanged: contacts,
  SkirmishersMoved: (t) =>
    `${t.name('unit')} ${t.value('out') === true ? 'went out as skirmishers' : 'came back from skirmishing'}.`,
  StragglersRecovered: (t) => `${t.text('back')} SP of stragglers came back to ${t.name('unit')}.`,
  FatigueChanged: (t) => {
    const [from, to] = [Number(t.value('from')), Number(t.value('to'))];
    if (from === to) return to === 0 ? null : `${t.command('command')} is as tired as before: fatigue ${to}.`;
    return `${t.command('command')} is ${to > from ? 'more' : 'less'} tired: fatigue ${to}, it was ${from}.`;
  },
  WagonPointSpent: (t) => `${t.name('wagon')} has ${t.text('left')} points of ammunition left.`,
} satisfies Readonly<Record<string, Words>>;

interface SeenContact {
  readonly id: string;
  readonly hex: string;
  readonly kind: string;
  readonly band: string | null;
  readonly from: string | null;
  readonly isNew: boolean;
  readonly stale: boolean;
  readonly level: string;
}

function contacts(told: Told): string | null {
  const seen = (told.value('seen') as SeenContact[]).map((contact) => {
    const { id, hex, kind, band, from, isNew, stale } = contact;
    const what = `${id}, ${band === null ? '' : `${band} `}${kind}`;
    if (told.has('courierOf')) return `${what}, was in ${told.names.hex(hex)}`;
    if (stale) return `${what}, not seen since`;
    if (from !== null) return `${what}, went from ${told.names.hex(from)} to ${told.names.hex(hex)}`;
    return `${what}, ${isNew ? 'appeared' : 'seen'} in ${told.names.hex(hex)}`;
  });
  const gone = (told.value('gone') as { id: string; hex: string }[]).map(
    ({ id, hex }) => `${id} ${told.has('courierOf') ? 'was' : 'is'} no longer in ${told.names.hex(hex)}`,
  );
  const all = [...seen, ...gone];
  if (all.length === 0) return null;
  return told.has('courierOf')
    ? `A courier brought word of ${told.text('courierOf')}: ${all.join('; ')}.`
    : `Contacts: ${all.join('; ')}.`;
}
