import { field, readLists, readWaypoints, type AuthoredRecord, type Gazetteer } from '../authored.js';
import { squareAt, type Frame } from '../frame.js';
import { besides } from '../raster/besides.js';
import { walk } from '../raster/line.js';

const CLASSES: Readonly<Record<string, number>> = { fordable: 1, unfordable: 2, unbridgeable: 3 };

/**
 * Rivers as squares that join edge to edge, from source to mouth (`rivers.txt`: `name | into | class | waypoints |
 * class | waypoints ...`, `~` before a name or class for a lesser river or reach that coarse
 * maps leave out). `into` names the river, listed before, that a tributary joins, `sea`, or `-` for one that ends inland or leaves the map. A tributary stops at the first
 * square beside the river it joins, so that two rivers never run side by side; a river to the sea stops at the last
 * land square before the water. Returns the river class (ROTD 1.3) of
 * every square, 0 where none runs.
 */
export function drawRivers(frame: Frame, terrain: string[], gazetteer: Gazetteer): Uint8Array {
  const classes = new Uint8Array(terrain.length);
  const under = [...terrain];
  const courses = new Map<string, Set<number>>();
  for (const record of readLists(frame, 'rivers')) {
    const name = field(record, 0).replace('~', '');
    if (field(record, 0) !== name && !frame.lesserRivers) continue;
    const into = field(record, 1);
    const course = courses.get(name) ?? new Set<number>();
    courses.set(name, course);
    const receiver = into === '-' || into === 'sea' ? null : courses.get(into);
    if (receiver === undefined)
      throw new Error(`${record.where}: ${name} joins '${into}', which is not listed above it.`);
    for (const [square, reach] of reaches(frame, record, gazetteer)) {
      const kind = frame.riverClasses ? reach : 1;
      if (terrain[square] === '~') {
        if (into === 'sea' && course.size > 0) break;
        continue;
      }
      if (receiver?.has(square)) break;
      if ((classes[square] as number) < kind) classes[square] = kind;
      terrain[square] = 'r';
      course.add(square);
      if (receiver && besides(frame, square).some((next) => receiver.has(next))) break;
    }
  }
  const towns = new Set([...gazetteer.values()].map(({ lat, lon }) => squareAt(frame, lat, lon)));
  thinBlocks(frame, terrain, classes, { under, towns });
  return classes;
}

/**
 * Where four river squares meet in a block, at a sharp bend or a junction, the one that leads nowhere else and has no
 * town dries up: a tactical map could not tell which of two banks the middle of such a block belongs to.
 */
function thinBlocks(
  frame: Frame,
  terrain: string[],
  classes: Uint8Array,
  { under, towns }: { readonly under: readonly string[]; readonly towns: ReadonlySet<number> },
): void {
  const { columns, rows } = frame;
  for (let square = 0; square < columns * (rows - 1); square += 1) {
    if (square % columns === columns - 1) continue;
    const block = [square, square + 1, square + columns, square + columns + 1];
    if (block.some((member) => terrain[member] !== 'r')) continue;
    const idle = block.find(
      (member) =>
        !towns.has(member) &&
        besides(frame, member).every(
          (next) => block.includes(next) || !'r~'.includes(terrain[next] as string),
        ),
    );
    if (idle === undefined) continue;
    terrain[idle] = under[idle] as string;
    classes[idle] = 0;
  }
}

function reaches(frame: Frame, record: AuthoredRecord, gazetteer: Gazetteer): [number, number][] {
  const line: [number, number][] = [];
  const seen = new Map<number, [number, number]>();
  let last: ReturnType<typeof readWaypoints> = [];
  for (let i = 2; i < record.fields.length; i += 2) {
    const lesser = field(record, i).startsWith('~');
    const kind = CLASSES[field(record, i).replace('~', '')];
    if (kind === undefined) throw new Error(`${record.where}: no river class '${field(record, i)}'.`);
    if (lesser && !frame.lesserRivers) continue;
    const waypoints = readWaypoints(record, i + 1, gazetteer);
    for (const square of walk(frame, [...last, ...waypoints])) {
      const known = seen.get(square);
      // The square where one reach passes into the next already belongs to the broader water: ships come up to the town.
      if (known) known[1] = kind;
      else {
        const step: [number, number] = [square, kind];
        seen.set(square, step);
        line.push(step);
      }
    }
    last = waypoints.slice(-1);
  }
  return line;
}
