import { listed, sentence, type Told, type Words } from './told.js';

/** What a confused command does instead (P-06.3). */
const CONFUSION: Readonly<Record<string, string>> = {
  late: 'starts late: one unit acts in full, the others within limits (RE)',
  RE: 'acts within limits (RE)',
  partial: 'acts in part: each unit sees for itself',
  stand: 'stands where it is',
  'orders-lost': 'has lost its orders and stands where it is',
  'fall-back': 'falls back where the enemy is near',
  shock: 'goes straight at the enemy',
};
const HOW: Readonly<Record<string, string>> = {
  initiative: 'by right of the initiative',
  gift: 'at its superior’s own word',
  'out of command': 'by itself, out of command',
};

/** Who acts, at what, and what keeps him from it. */
export const ACTIVATION_WORDS = {
  CommandActivated: activated,
  CommandConfused: (t) =>
    `In the confusion ${t.command('command')} ${CONFUSION[t.text('result')] ?? t.text('result')}.`,
  UnitConfused: (t) =>
    t.text('level') === 'RE'
      ? `${t.name('unit')} does what it can (RE)${t.against()}.`
      : `${t.name('unit')} stands where it is${t.against()}.`,
  ImpulsePassed: (t) => (t.text('side') === t.names.side ? 'We waited.' : null),
  EntryStruck: (t) =>
    t.text('subject') === 'pass'
      ? `A pass was struck off the list: ${t.text('why')}.`
      : `${acting(t, 'subject')} was struck off the list: ${t.text('why')}.`,
  NobodyActs: (t) => `${acting(t, 'subject')} did not act: ${t.text('why')}.`,
  WorksBuilt: (t) =>
    `${t.name('unit')} works on ${t.text('kind')} in ${t.hex('hex')}: ${turns(Number(t.value('turns')))} done.`,
  WorksRazed: (t) =>
    `${t.name('unit')} takes down the enemy’s ${t.text('kind')} in ${t.hex('hex')}: ${
      t.value('turns') === 0 ? 'they are gone' : `${turns(Number(t.value('turns')))} of work left`
    }.`,
  BayonetsFixed: (t) => `${t.list('units')} fixed bayonets.`,
  // What it did has been told.
  ActivationFinished: () => null,
  ImpulseBegun: () => null,
  EntryPlayed: () => null,
  PhaseBegun: () => null,
  StepDone: () => null,
} satisfies Readonly<Record<string, Words>>;

function activated(t: Told): string {
  const who = t.has('command') ? t.command('command') : t.list('units');
  const level = t.text('level');
  if (level === 'failed') return `${who} did not get going${t.against()}.`;
  const how = HOW[t.text('how')];
  const full = level === 'ME' ? 'acts in full (ME)' : 'acts within limits (RE)';
  const said = `${who} ${t.text('how') === 'out of command' && level === 'RE' ? 'acts (RE)' : full}`;
  // Who acts of a command is told where it is led by one; of single units they are the subject already.
  const units = t.has('command') ? `: ${t.list('units')}` : '';
  return sentence(`${said}${how === undefined ? '' : ` ${how}`}${t.against()}${units}.`);
}

/** A command or unit of the list by its name. */
function acting({ event, names }: Told, key: string): string {
  const id = String(event.data[key]);
  const command = names.command(id);
  return sentence(command === id ? names.leader(id) : command);
}

function turns(count: number): string {
  return listed([`${count} ${count === 1 ? 'turn' : 'turns'}`]);
}
