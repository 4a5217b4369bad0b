import { frameOf, type Frame } from './frame.js';
import type { Drawing } from './drawing.js';
import { chooseBanks } from './layers/banks.js';
import { placeCities, readGazetteer, settleCities } from './layers/cities.js';
import { decideLand } from './layers/land.js';
import { paintNations } from './layers/nations.js';
import { applyOverrides } from './layers/overrides.js';
import { paintGround } from './layers/paint.js';
import { drawCoasts, readPorts } from './layers/ports.js';
import { layRails } from './layers/rails.js';
import { drawRelief } from './layers/relief.js';
import { drawRivers } from './layers/rivers.js';
import { readSeas } from './layers/seas.js';

/** Puts what the theatre's book knows in the place of ground it does not know. */
function translateGround(frame: Frame, terrain: string[]): void {
  terrain.forEach((letter, square) => {
    terrain[square] = frame.unknownGround[letter] ?? letter;
  });
}

/** Draws a theatre: coast, relief, painted ground, rivers, overrides, cities, then what lies on top of them. */
export function drawTheatre(id: string): Drawing {
  const frame = frameOf(id);
  const gazetteer = readGazetteer(frame);
  const terrain = drawRelief(frame, decideLand(frame, gazetteer));
  paintGround(frame, terrain, gazetteer);
  const riverClass = drawRivers(frame, terrain, gazetteer);
  translateGround(frame, terrain);
  const cities = placeCities(frame, gazetteer);
  const ports = readPorts(frame, cities);
  settleCities(cities, new Set(ports.map((port) => port.city?.square ?? -1)), terrain);
  applyOverrides(frame, terrain, riverClass);
  const drawing: Drawing = {
    frame,
    terrain,
    riverClass,
    rails: layRails(frame, terrain, gazetteer),
    cities,
    ports: drawCoasts(frame, ports, terrain, riverClass),
    seas: readSeas(frame),
    ...paintNations(frame, terrain, gazetteer),
  };
  return settleBanks(drawing);
}

/** Cities on their own banks, and ports where their cities are. */
function settleBanks(drawing: Drawing): Drawing {
  const cities = chooseBanks(drawing);
  const ports = drawing.ports.map((port) => ({
    ...port,
    city: cities.find((city) => city.name === port.city?.name) ?? null,
  }));
  return { ...drawing, cities, ports };
}
