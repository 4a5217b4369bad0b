import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { toGrid, type Frame } from '../frame.js';

interface Topology {
  readonly transform: { readonly scale: [number, number]; readonly translate: [number, number] };
  readonly arcs: readonly (readonly (readonly [number, number])[])[];
  readonly objects: {
    readonly land: { readonly geometries: readonly { readonly arcs: readonly (readonly number[])[][] }[] };
  };
}

/** Sub-rows a square is scanned with; land shares are exact along each. */
const SCANS = 20;

/**
 * Share of land (0-1) of every square, from the 1:10m coastline: each square is crossed by {@link SCANS} lines of
 * latitude, and the crossings of the coast on a line are filled by the even-odd rule.
 */
export function landShares(frame: Frame): Float64Array {
  const crossings: number[][] = Array.from({ length: frame.rows * SCANS }, () => []);
  for (const ring of coastRings())
    collectCrossings(
      ring.map(([lon, lat]) => toGrid(frame, lat, lon)),
      crossings,
    );
  const shares = new Float64Array(frame.columns * frame.rows);
  crossings.forEach((line, scan) => {
    line.sort((a, b) => a - b);
    const base = Math.floor(scan / SCANS) * frame.columns;
    for (let i = 0; i + 1 < line.length; i += 2)
      fill(shares, base, frame.columns, line[i] as number, line[i + 1] as number);
  });
  return shares.map((share) => share / SCANS);
}

function fill(shares: Float64Array, base: number, columns: number, from: number, to: number): void {
  const start = Math.max(0, from);
  const end = Math.min(columns, to);
  for (let column = Math.floor(start); column < end; column += 1) {
    const covered = Math.min(column + 1, end) - Math.max(column, start);
    if (covered > 0) shares[base + column] = (shares[base + column] as number) + covered;
  }
}

function collectCrossings(ring: [number, number][], crossings: number[][]): void {
  for (let i = 0; i + 1 < ring.length; i += 1) {
    let [x1, y1] = ring[i] as [number, number];
    let [x2, y2] = ring[i + 1] as [number, number];
    if (y1 === y2) continue;
    if (y1 > y2) [x1, y1, x2, y2] = [x2, y2, x1, y1];
    const first = Math.max(0, Math.ceil(y1 * SCANS - 0.5));
    const last = Math.min(crossings.length - 1, Math.ceil(y2 * SCANS - 0.5) - 1);
    for (let scan = first; scan <= last; scan += 1) {
      const y = (scan + 0.5) / SCANS;
      (crossings[scan] as number[]).push(x1 + ((x2 - x1) * (y - y1)) / (y2 - y1));
    }
  }
}

function* coastRings(): Generator<[number, number][]> {
  const packed = readFileSync(new URL('earth/land-10m.json.gz', import.meta.url));
  const topology = JSON.parse(gunzipSync(packed).toString('utf8')) as Topology;
  const arcs = topology.arcs.map((arc) => decode(arc, topology.transform));
  for (const geometry of topology.objects.land.geometries)
    for (const polygon of geometry.arcs)
      for (const ring of polygon)
        yield ring.flatMap((index, i) => {
          const points =
            index < 0 ? [...(arcs[~index] as [number, number][])].reverse() : (arcs[index] ?? []);
          return i === 0 ? points : points.slice(1);
        });
}

function decode(
  arc: Topology['arcs'][number],
  { scale, translate }: Topology['transform'],
): [number, number][] {
  let x = 0;
  let y = 0;
  return arc.map(([dx, dy]) => {
    x += dx;
    y += dy;
    return [x * scale[0] + translate[0], y * scale[1] + translate[1]];
  });
}
