import type {
  BattleDie,
  BattleEvent,
  BattleEventDefinition,
  BattleState,
  Side,
  SightLevel,
} from '@vedette/battle';

/** An event as one player is told of it: without its number, its audience, and what it changed. */
export interface ObservedBattleEvent {
  readonly turn: string;
  readonly step: BattleEvent['step'];
  readonly type: string;
  readonly rule: string;
  readonly level: SightLevel;
  /** Impulse as the referee counts it; a report numbers anew. */
  readonly impulse?: number;
  readonly hex?: string;
  readonly units?: readonly string[];
  readonly leaders?: readonly string[];
  readonly data: Readonly<Record<string, unknown>>;
  readonly dice?: readonly Readonly<Record<string, unknown>>[];
}

/** Purposes whose modifiers and results would tell the enemy's orders and losses: of these dice a side knows what it threw. */
const WEIGHED_ON_THE_ENEMY: ReadonlySet<string> = new Set(['fire', 'friendly', 'shock']);
/** Purposes of dice that nobody is told of: how far a guess was off would tell what was guessed (P-25.4). */
const TOLD_TO_NOBODY: ReadonlySet<string> = new Set(['band']);
const TOLD_OF_THEM = ['label', 'die', 'sp', 'column', 'target', 'range', 'units'] as const;

/**
 * What a player is told of an event, built from nothing (P-25.5, P-25.9): whoever saw it only in part the keys its definition lists for the
 * level, the first rule, no dice and no list of units; whoever saw it whole the dice of his own side. Null when he saw nothing.
 */
export function observeBattle(
  event: BattleEvent,
  definition: Pick<BattleEventDefinition, 'seen' | 'tellDie'>,
  player: string,
  isOwn: (subject: string) => boolean,
): ObservedBattleEvent | null {
  const level = event.audience[player];
  if (level === undefined) return null;
  const { turn, step, type, impulse } = event;
  const data = event.data as Readonly<Record<string, unknown>>;
  const place = impulse === undefined ? {} : { impulse };
  if (level !== 'full') {
    const keys = definition.seen[level] ?? [];
    const seen = Object.fromEntries(keys.filter((key) => key in data).map((key) => [key, data[key]]));
    const at = [seen['hex'], seen['target'], seen['from']].find((one) => typeof one === 'string');
    const [book, first] = event.rule.split(' ');
    return {
      turn,
      step,
      type,
      rule: `${book} ${first}`,
      level,
      ...place,
      ...(typeof at === 'string' ? { hex: at } : {}),
      data: seen,
    };
  }
  const dice = (event.dice ?? [])
    .filter(({ label }) => isOwn(subjectOf(label)) && !TOLD_TO_NOBODY.has(purposeOf(label)))
    .map(toldDie);
  return {
    ...{ turn, step, type, rule: event.rule, level },
    ...place,
    ...(event.hex === undefined ? {} : { hex: event.hex }),
    ...(event.units ? { units: event.units } : {}),
    ...(event.leaders ? { leaders: event.leaders } : {}),
    data,
    ...(dice.length > 0 ? { dice } : {}),
  };
}

/** Whether what a die is about is a side's own: its units, leaders, commands, groups, and the side itself; hexes and weather are everybody's. */
export function ownSubjects(state: BattleState, side: Side): (subject: string) => boolean {
  const enemies = new Set<string>([side === 'US' ? 'CSA' : 'US']);
  const add = (things: Iterable<{ readonly id: string; readonly side: Side }>) => {
    for (const one of things) if (one.side !== side) enemies.add(one.id);
  };
  add(state.units.values());
  add(state.leaders.values());
  add(state.commands.values());
  add(state.arrivals);
  for (const { unit, side: of } of state.casualties) if (unit !== undefined && of !== side) enemies.add(unit);
  return (subject) => !enemies.has(subject);
}

function subjectOf(label: string): string {
  return label.slice(label.indexOf(':') + 1, label.lastIndexOf('#'));
}

function purposeOf(label: string): string {
  return label.slice(0, label.indexOf(':'));
}

function toldDie(die: BattleDie): Readonly<Record<string, unknown>> {
  if (!WEIGHED_ON_THE_ENEMY.has(purposeOf(die.label))) return die;
  return Object.fromEntries(TOLD_OF_THEM.filter((key) => key in die).map((key) => [key, die[key]]));
}
