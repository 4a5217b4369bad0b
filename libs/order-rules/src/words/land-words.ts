import type { LandOrder, ReactionArea } from '@vedette/campaign';
import { listWords } from './list-words.js';

const SQUARE = /^[A-Z]\d-[A-Z]\d$/;

/** A first box is a ship or a port off the map unless it is a square (7.17). */
const whateverIsNoSquare = (name: string): boolean => !SQUARE.test(name);

/**
 * A land order in plain words, section by section (GITM AMWOL 6.3-6.7). `goesAboard` tells of a first box whether one goes aboard
 * there, where the ships and ports of the campaign are known.
 */
export function landWords(order: LandOrder, goesAboard = whateverIsNoSquare): string {
  const parts = [
    ...strategicWords(order, goesAboard),
    ...railWords(order),
    ...tacticalWords(order),
    ...reactionWords(order),
    ...postureWords(order),
    ...supplyWords(order),
    ...(order.activation ? [order.activation === 'activate' ? 'is called up' : 'is laid up'] : []),
  ];
  return `${order.unit} ${parts.length > 0 ? parts.join('; ') : 'stays where it is'}`;
}

function strategicWords(order: LandOrder, goesAboard: (name: string) => boolean): string[] {
  const { path = [], entry, pursuit, pursuitLimit, marchTo = [], withdraw, ...flags } = order.strategic ?? {};
  const words: string[] = [];
  const last = path.findLastIndex((box) => box !== null);
  if (last >= 0) words.push(...marchWords(path.slice(0, last + 1), withdraw === true, goesAboard));
  if (entry) words.push(`enters at ${entry}`);
  if (pursuit)
    words.push(typeof pursuitLimit === 'number' ? `pursues up to ${squares(pursuitLimit)}` : 'pursues');
  if (marchTo.length > 0)
    words.push(`when it has no step to make, marches ${listWords(marchTo.map((goal) => GOALS[goal]))}`);
  if (flags.haltOnDetection) words.push('halts when it meets the enemy');
  if (flags.haltOnEnemyEntry) words.push('halts when an enemy enters its square');
  if (flags.noForcedMarch) words.push('makes no forced march');
  return words;
}

const GOALS = { battle: 'to battle', allies: 'to its allies', enemy: 'to the enemy' } as const;

function squares(number: number): string {
  return number === 1 ? '1 square' : `${number} squares`;
}

function marchWords(
  path: readonly (string | null)[],
  withdraws: boolean,
  goesAboard: (name: string) => boolean,
): string[] {
  const [first] = path;
  if (typeof first === 'string' && goesAboard(first)) return [`goes aboard for ${first}`];
  const start = path.findIndex((box) => box !== null);
  const verb = withdraws ? 'withdraws' : 'marches';
  return start > 0
    ? [`rests ${phaseCount(start)}, then ${verb} ${pathWords(path.slice(start))}`]
    : [`${verb} ${pathWords(path)}`];
}

function phaseCount(number: number): string {
  return number === 1 ? 'a phase' : `${number} phases`;
}

function pathWords(path: readonly (string | null)[]): string {
  const words: string[] = [];
  let rest = 0;
  const pause = (): void => {
    if (rest > 0) words.push(`rests ${phaseCount(rest)}`);
    rest = 0;
  };
  for (const box of path) {
    if (box === null) rest++;
    else {
      pause();
      words.push(box);
    }
  }
  return words.join(', ');
}

function railWords(order: LandOrder): string[] {
  if (!order.rail) return [];
  const { destination, waypoint, entry } = order.rail;
  return [
    `goes by rail to ${destination}${waypoint ? ` by way of ${waypoint}` : ''}${entry ? `, getting off at ${entry}` : ''}`,
  ];
}

function tacticalWords(order: LandOrder): string[] {
  const { destination, waypoint, phase, doNotEnterFort, engage, line } = order.tactical ?? {};
  const words: string[] = [];
  const goal = destination === 'ford' || destination === 'pass' ? `the nearest ${destination}` : destination;
  if (goal)
    words.push(
      `moves to ${goal}${waypoint ? ` by way of ${waypoint}` : ''}${phase ? ` from phase ${phase}` : ''}`,
    );
  if (engage) words.push(`engages ${phaseSpan(engage)}`);
  if (line) words.push(line === 'rear' ? 'fights in the rear' : `fights in the ${line} line`);
  if (doNotEnterFort) words.push('does not enter the fort');
  return words;
}

function reactionWords(order: LandOrder): string[] {
  const { support, intercept } = order.reaction ?? {};
  return [
    ...(support ? [`supports fights ${areaWords(support)}`] : []),
    ...(intercept ? [`intercepts ${areaWords(intercept)}`] : []),
  ];
}

function areaWords({ center, radius, ...phases }: ReactionArea): string {
  return `within ${radius} of ${center} ${phaseSpan(phases)}`;
}

function phaseSpan({ from = 1, to = 5 }: { readonly from?: number; readonly to?: number }): string {
  return from === to ? `in phase ${from}` : `in phases ${from} to ${to}`;
}

function postureWords(order: LandOrder): string[] {
  const { offensive, defensive } = order.posture ?? {};
  return [
    ...(offensive ? [`fights attacks in ${offensive} posture`] : []),
    ...(defensive ? [`meets attacks in ${defensive} posture`] : []),
  ];
}

function supplyWords(order: LandOrder): string[] {
  if (!order.supply) return [];
  const { level = null, source } = order.supply;
  if (source?.toLowerCase() === 'none') return ['draws no supplies'];
  const from = source ? ` from ${source}` : '';
  if (level === null) return [`keeps the supplies it has${source ? `, eating${from}` : ''}`];
  if (level === 0) return [`carries no supplies${source ? `, eating${from}` : ''}`];
  return [`draws up to ${level} ${level === 1 ? 'supply' : 'supplies'}${from}`];
}
