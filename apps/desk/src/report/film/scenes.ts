import type { ReportedEvent, ReportLine, TurnReport } from '@vedette/reports';

/** A way of troops between two squares, as far as it was told. */
export interface ToldWay {
  readonly squares: readonly [string, string];
  /** Own troops on the march, or strangers who were seen on it. */
  readonly is: 'march' | 'seen';
}

/** How many units of either side met on a square of a battlefield; none of the others where nobody could count them. */
export interface FieldForces {
  readonly tactical: string;
  readonly own: number;
  readonly others: number;
}

/** What a picture shows upon a battlefield: squares of a fight, who met there, and ways of who left his. */
export interface FieldScene {
  readonly square: string;
  readonly places: readonly string[];
  readonly forces: readonly FieldForces[];
  readonly ways: readonly (readonly [from: string, to: string])[];
}

/** One line of the report as a picture: where it happened, and who went where. */
export interface FilmStep {
  readonly line: ReportLine;
  readonly squares: readonly string[];
  readonly ways: readonly ToldWay[];
  /** The battlefield of a fight it is about; null where nothing was fought. */
  readonly field: FieldScene | null;
}

/** A phase of the turn, of army and fleet together. */
export interface FilmScene {
  readonly title: string;
  readonly steps: readonly FilmStep[];
}

const SQUARE = /^[A-Z]\d-[A-Z]\d$/;
const isSquare = (value: unknown): value is string => typeof value === 'string' && SQUARE.test(value);

/** Where an event happened: its own square, and those its data name as its way. Nothing is joined that was not told as one. */
function placesOf({ square, data, degree }: ReportedEvent): { squares: string[]; ways: ToldWay[] } {
  const { from, to } = data;
  const ends = [from, to].filter(isSquare);
  const ways: ToldWay[] =
    isSquare(from) && isSquare(to) && from !== to
      ? [{ squares: [from, to], is: degree === 'full' ? 'march' : 'seen' }]
      : [];
  return { squares: [...(square === undefined ? [] : [square]), ...ends], ways };
}

const TACTICAL = /^\d{1,2}-\d{1,2}$/;
const isTactical = (value: unknown): value is string => typeof value === 'string' && TACTICAL.test(value);

/** Events that open a fight upon a battlefield; of what else happens there in that turn the film shows the field too. */
const FIGHTS: ReadonlySet<string> = new Set(['BattleOpened', 'Bombarded']);

type Battles = TurnReport['summary']['battles'];

/** The battlefield of some events, where one of them names a place upon that of a fight. */
function fieldOf(
  events: readonly ReportedEvent[],
  fought: ReadonlySet<string>,
  battles: Battles,
): FieldScene | null {
  const square = events.find((event) => event.square !== undefined && fought.has(event.square))?.square;
  if (square === undefined) return null;
  const here = events.filter((event) => event.square === square);
  const places = here.map(({ data }) => data['tactical']).filter(isTactical);
  const ways = here.flatMap(({ data: { from, to } }) =>
    isTactical(from) && isTactical(to) && from !== to ? [[from, to] as const] : [],
  );
  if (places.length + ways.length === 0) return null;
  const phases = new Set(here.map(({ phase }) => phase));
  const met = battles.filter((one) => one.square === square && phases.has(one.phase));
  return { square, places: [...new Set(places)], forces: forcesAt(new Set(places), met), ways };
}

/** Who met on some squares; of a battle of others it is not told which of them is whose friend. */
const forcesAt = (places: ReadonlySet<string>, battles: Battles): FieldForces[] =>
  battles.flatMap(({ tactical, result, own, others }) =>
    tactical !== null && places.has(tactical) && result !== 'seen'
      ? [{ tactical, own: own.pieces.length, others: others.pieces.length }]
      : [],
  );

/** The turn as scenes, a phase each, in the order in which it was told; a phase without lines is none. */
export function filmOf(report: TurnReport): FilmScene[] {
  const byNumber = new Map(report.events.map((event) => [event.event, event]));
  const sections = report.parts.flatMap(({ sections: all }) => all).filter(({ lines }) => lines.length > 0);
  const phases = [...new Set(report.events.map(({ phase }) => phase))];
  const rank = (names: readonly string[]): number =>
    Math.min(...names.map((name) => phases.indexOf(name)).filter((at) => at >= 0));
  const fought = new Set(
    report.events.flatMap(({ type, square }) => (FIGHTS.has(type) && square !== undefined ? square : [])),
  );
  const scenes = new Map<number, { title: string; steps: FilmStep[] }>();
  for (const { title, phases: of, lines } of sections) {
    const at = rank(of);
    const scene = scenes.get(at) ?? { title, steps: [] };
    scene.steps.push(...lines.map((line) => stepOf(line, byNumber, fought, report.summary.battles)));
    scenes.set(at, scene);
  }
  return [...scenes].sort(([a], [b]) => a - b).map(([, scene]) => scene);
}

function stepOf(
  line: ReportLine,
  byNumber: ReadonlyMap<number, ReportedEvent>,
  fought: ReadonlySet<string>,
  battles: Battles,
): FilmStep {
  const events = line.events.flatMap((number) => byNumber.get(number) ?? []);
  const places = events.map(placesOf);
  const ways = new Map(
    places.flatMap((place) => place.ways.map((way) => [way.squares.join(), way] as const)),
  );
  return {
    line,
    squares: [...new Set(places.flatMap(({ squares }) => squares))],
    ways: [...ways.values()],
    field: fieldOf(events, fought, battles),
  };
}

/** Every picture of a film in its order; without routine lines unless they are wanted. */
export const stepsOf = (
  scenes: readonly FilmScene[],
  withRoutine: boolean,
): readonly (FilmStep & { readonly scene: number })[] =>
  scenes.flatMap(({ steps }, scene) =>
    steps.filter(({ line }) => withRoutine || line.weight === 'matter').map((step) => ({ ...step, scene })),
  );

/** The picture at which the phase before or after begins. */
export function stepOfPhase(steps: readonly { readonly scene: number }[], at: number, by: 1 | -1): number {
  const here = steps[at]?.scene ?? 0;
  const starts = steps.flatMap(({ scene }, index) =>
    steps[index - 1]?.scene === scene ? [] : [{ scene, index }],
  );
  const next =
    by > 0 ? starts.find(({ scene }) => scene > here) : starts.findLast(({ scene }) => scene < here);
  return next?.index ?? at;
}
