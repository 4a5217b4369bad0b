import { listed, sentence, type Told, type Words } from './told.js';

const LOOKS: Readonly<Record<string, string>> = { troops: 'troops', column: 'a column' };

/** Single steps as they read alone; steps of one unit in a row are told as one (see `marches.ts`). */
export const MOVEMENT_WORDS = {
  UnitMoved: (t) => {
    if (!t.has('unit'))
      return t.has('from')
        ? `Enemies moved from ${t.hex('from')} to ${t.hex('to')}.`
        : `Enemies came on at ${t.hex('to')}.`;
    return t.has('from') ? `${t.name('unit')} moved to ${t.hex('to')}.` : `${t.name('unit')} ${cameText(t)}.`;
  },
  UnitTurned: (t) => `${t.has('unit') ? t.name('unit') : 'An enemy'} turned to face ${t.facing()}.`,
  FormationChanged: (t) =>
    t.has('unit')
      ? `${t.name('unit')} is ${formed(t.text('formation'), t.value('extended'))}.`
      : 'Enemies changed their formation.',
  FlankRefused: (t) =>
    t.event.level !== 'full'
      ? `${t.has('unit') ? t.name('unit') : 'An enemy'} bent or straightened its line.`
      : t.has('flank')
        ? `${t.name('unit')} refused its ${t.text('flank')} flank.`
        : `${t.name('unit')} straightened its line.`,
  StackChanged: (t) =>
    t.value('place') === 0
      ? `${t.name('unit')} took the front of those in its hex.`
      : `${t.name('unit')} went behind others in its hex.`,
  StepNotTaken: (t) => stoppedText(t.name('unit'), t),
  UnitSurprised: (t) =>
    `${t.name('unit')} ran into an enemy nobody had seen before ${t.hex('before')} and stopped in ${t.hex('hex')}.`,
  MarkerLeft: (t) =>
    `${t.name('unit')} left something behind in ${t.hex('hex')} that looks like ${LOOKS[t.text('looks')] ?? t.text('looks')}.`,
  LeaderMoved: (t) =>
    sentence(
      t.has('from')
        ? `${t.leader('leader')} rode from ${t.hex('from')} to ${t.hex('to')}.`
        : `${t.leader('leader')} came onto the map at ${t.hex('to')}.`,
    ),
  LeaderStayed: (t) => sentence(`${t.leader('leader')} stayed: ${t.text('why')}.`),
} satisfies Readonly<Record<string, Words>>;

const FORMED: Readonly<Record<string, string>> = {
  line: 'in line',
  column: 'in column',
  skirmish: 'out as skirmishers',
  mounted: 'in the saddle',
  dismounted: 'on foot',
  unlimbered: 'unlimbered',
  limbered: 'limbered',
};

/** A formation as a unit is in it, with the hexes it reaches into. */
export function formed(formation: string, extended: unknown): string {
  const out =
    Array.isArray(extended) && extended.length > 0 ? `, reaching into ${extended.join(' and ')}` : '';
  return `${FORMED[formation] ?? formation}${out}`;
}

/** Where a unit came onto the map, and the leaders who came with it. */
export function cameText(t: Told): string {
  const leaders = (t.event.leaders ?? []).map((id) => t.names.leader(id));
  return `came onto the map at ${t.hex('to')}${leaders.length === 0 ? '' : ` with ${listed(leaders)}`}`;
}

/** Why somebody did not go on. */
export function stoppedText(who: string, t: Told): string {
  const step = t.text('step');
  return /^\d{4}$/.test(step)
    ? `${who} did not enter ${t.hex('step')}: ${t.text('why')}.`
    : `${who} did not carry out “${step}”: ${t.text('why')}.`;
}
