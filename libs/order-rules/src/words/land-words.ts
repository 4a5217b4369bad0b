import type { LandOrder, ReactionArea } from '@vedette/campaign';

/** A land order in plain words, section by section (GITM AMWOL 6.3-6.7). */
export function landWords(order: LandOrder): string {
  const parts = [
    ...strategicWords(order),
    ...railWords(order),
    ...tacticalWords(order),
    ...reactionWords(order),
    ...postureWords(order),
    ...supplyWords(order),
    ...(order.activation ? [order.activation === 'activate' ? 'is called up' : 'is laid up'] : []),
  ];
  return `${order.unit} ${parts.length > 0 ? parts.join('; ') : 'stays where it is'}`;
}

function strategicWords(order: LandOrder): string[] {
  const { path = [], entry, pursuit, pursuitLimit, marchTo = [], withdraw, ...flags } = order.strategic ?? {};
  const words: string[] = [];
  const last = path.findLastIndex((box) => box !== null);
  if (last >= 0) words.push(`${withdraw ? 'withdraws' : 'marches'} ${pathWords(path.slice(0, last + 1))}`);
  if (entry) words.push(`enters at ${entry}`);
  if (pursuit)
    words.push(typeof pursuitLimit === 'number' ? `pursues up to ${pursuitLimit} squares` : 'pursues');
  if (marchTo.length > 0)
    words.push(
      `marches to ${marchTo.map((goal) => (goal === 'enemy' ? 'the enemy' : goal)).join(', then to ')}`,
    );
  if (flags.haltOnDetection) words.push('halts when it meets the enemy');
  if (flags.haltOnEnemyEntry) words.push('halts when an enemy enters its square');
  if (flags.noForcedMarch) words.push('makes no forced march');
  return words;
}

function pathWords(path: readonly (string | null)[]): string {
  const words: string[] = [];
  let rest = 0;
  const pause = (): void => {
    if (rest > 0) words.push(rest === 1 ? 'rests a phase' : `rests ${rest} phases`);
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
  if (engage) words.push(`engages in phases ${engage.from ?? 1} to ${engage.to ?? 5}`);
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

function areaWords({ center, radius, from = 1, to = 5 }: ReactionArea): string {
  return `within ${radius} of ${center} in phases ${from} to ${to}`;
}

function postureWords(order: LandOrder): string[] {
  const { offensive, defensive } = order.posture ?? {};
  return [
    ...(offensive ? [`attacking: ${offensive}`] : []),
    ...(defensive ? [`defending: ${defensive}`] : []),
  ];
}

function supplyWords(order: LandOrder): string[] {
  if (!order.supply) return [];
  const { level = null, source } = order.supply;
  const none = source?.toLowerCase() === 'none';
  const what =
    level === null ? 'keeps the supplies it has' : `carries ${level} ${level === 1 ? 'supply' : 'supplies'}`;
  return [none ? 'draws no supplies' : `${what}${source ? ` from ${source}` : ''}`];
}
