import { describe, expect, it } from '@jest/globals';
import { StrategicTerrain, type Theatre } from '@vedette/geography';
import { stepsFrom } from '../generator/landmass.js';
import { loadTheatre } from './index.js';

const IMPASSABLE = [
  StrategicTerrain.Water,
  StrategicTerrain.HighMountain,
  StrategicTerrain.Desert,
  StrategicTerrain.Swamp,
];

/** Squares entered on the shortest march between two cities, 999 when there is none. */
function march(theatre: Theatre, from: string, to: string): number {
  const { columns, rows } = theatre.grid;
  const ground = {
    columns,
    rows,
    isOpen: (square: number) => !IMPASSABLE.includes(theatre.terrain[square] as number),
  };
  const [start, end] = [squareOf(theatre, from), squareOf(theatre, to)];
  const seen = new Set([start]);
  let edge = [start];
  for (let squares = 0; edge.length > 0; squares += 1) {
    if (edge.includes(end)) return squares;
    const next: number[] = [];
    for (const square of edge)
      for (const step of stepsFrom(ground, square))
        if (!seen.has(step)) {
          seen.add(step);
          next.push(step);
        }
    edge = next;
  }
  return 999;
}

function squareOf(theatre: Theatre, name: string): number {
  const city = theatre.cities.find((candidate) => candidate.name === name);
  if (!city) throw new Error(`no city ${name} in ${theatre.id}`);
  return city.square;
}

/** Squares a crow would enter: the king's moves between two cities. */
function flight(theatre: Theatre, from: string, to: string): number {
  const { columns } = theatre.grid;
  const [a, b] = [squareOf(theatre, from), squareOf(theatre, to)];
  return Math.max(
    Math.abs((a % columns) - (b % columns)),
    Math.abs(Math.floor(a / columns) - Math.floor(b / columns)),
  );
}

describe('roads armies took are open and nearly straight', () => {
  it.each([
    ['Point Isabel', 'Fort Brown', 'Taylor to Palo Alto'],
    ['Matamoros', 'Camargo', 'Taylor up the Rio Grande'],
    ['Camargo', 'Monterrey', 'Taylor by Cerralvo'],
    ['Monterrey', 'Saltillo', 'the Rinconada pass'],
    ['Monterrey', 'Victoria', 'Quitman to Victoria'],
    ['Victoria', 'Tampico', 'Quitman to Tampico'],
    ['Victoria', 'Tula de Tamaulipas', 'the Tula pass'],
    ['Saltillo', 'San Luis Potosi', 'Santa Anna across the Salado'],
    ['Saltillo', 'Parras', 'Wool'],
    ['Presidio del Rio Grande', 'Monclova', 'Wool to Monclova'],
    ['Chihuahua', 'Parras', 'Doniphan by Mapimi'],
    ['El Paso', 'Chihuahua', 'Doniphan to Sacramento'],
    ['Santa Fe', 'El Paso', 'Doniphan down the Jornada'],
    ["Bent's Fort", 'Santa Fe', 'Kearny over Raton'],
    ['Fort Dodge', 'Las Vegas', 'the Cimarron cut-off'],
    ['Fort Dodge', "Bent's Fort", 'up the Arkansas'],
    ['Tucson', 'San Diego', 'Cooke down the Gila'],
    ['Los Angeles', 'San Diego', 'Stockton and Kearny'],
    ['Monterey', 'Los Angeles', 'Fremont'],
    ["Sutter's Fort", 'Yerba Buena', 'the Sacramento'],
    ['Durango', 'Mazatlan', 'the Devil’s Backbone'],
    ['Chihuahua', 'Guaymas', 'over the western Sierra Madre'],
    ['Guadalajara', 'San Blas', 'the barrancas of Mochitiltic'],
    ['Veracruz', 'Jalapa', 'Scott by Cerro Gordo'],
    ['Jalapa', 'Puebla', 'Scott by Perote'],
    ['Puebla', 'Mexico City', 'Scott by Rio Frio'],
    ['Veracruz', 'Orizaba', 'the southern road'],
    ['Orizaba', 'Puebla', 'the heights of Acultzingo'],
    ['Mexico City', 'Toluca', 'Monte de las Cruces'],
    ['Mexico City', 'Cuernavaca', 'the Ajusco road'],
    ['Cuernavaca', 'Acapulco', 'the China road'],
    ['Mexico City', 'Queretaro', 'the road of the interior'],
    ['Queretaro', 'San Luis Potosi', 'the road of the north'],
    ['San Luis Potosi', 'Tampico', 'by Rio Verde'],
    ['Mexico City', 'Tampico', 'by Huejutla'],
    ['Tuxpan', 'Tulancingo', 'by Huauchinango'],
    ['Puebla', 'Oaxaca', 'by Tehuacan'],
    ['Oaxaca', 'Tehuantepec', 'to the isthmus'],
    ['Minatitlan', 'Tehuantepec', 'across the isthmus'],
    ['Campeche', 'Merida', 'the royal road'],
    ['San Antonio', 'Laredo', 'the Laredo road'],
    ['San Antonio', 'Nacogdoches', 'the old San Antonio road'],
    ['San Diego', 'La Paz', 'the road of the missions'],
  ])('in America from %s to %s: %s', (from, to) => {
    const theatre = loadTheatre('amwol');
    expect(march(theatre, from, to)).toBeLessThanOrEqual(Math.ceil(flight(theatre, from, to) * 1.35) + 2);
  });

  it.each([
    ['nwol', 'Grenoble', 'Turin', 'Mont Cenis'],
    ['nwol', 'Sion', 'Milan', 'Simplon'],
    ['nwol', 'Lucerne', 'Milan', 'Saint Gotthard'],
    ['nwol', 'Innsbruck', 'Verona', 'Brenner'],
    ['nwol', 'Vienna', 'Laibach', 'Semmering'],
    ['nwol', 'Bayonne', 'Burgos', 'Bidassoa'],
    ['nwol', 'Perpignan', 'Barcelona', 'Le Perthus'],
    ['nwol', 'Leon', 'Oviedo', 'Pajares'],
    ['nwol', 'Ulm', 'Vienna', 'the Danube in 1805'],
    ['nwol', 'Boulogne', 'Strasbourg', 'the Grand Army'],
    ['nwol', 'Kovno', 'Minsk', 'the road to Moscow'],
    ['nwol', 'Bucharest', 'Adrianople', 'over the Balkan'],
    ['euwol', 'Grenoble', 'Turin', 'Mont Cenis'],
    ['euwol', 'Innsbruck', 'Verona', 'Brenner'],
    ['euwol', 'Sion', 'Aosta', 'Great Saint Bernard'],
    ['euwol', 'Chur', 'Milan', 'Splugen'],
    ['euwol', 'Dresden', 'Prague', 'the Elbe in 1866'],
    ['euwol', 'Gorlitz', 'Gitschin', 'the first army in 1866'],
    ['euwol', 'Glatz', 'Josefstadt', 'the second army in 1866'],
    ['euwol', 'Saarbrucken', 'Metz', 'Spichern'],
    ['euwol', 'Weissenburg', 'Strasbourg', 'the third army in 1870'],
    ['euwol', 'Sedan', 'Paris', '1870'],
    ['euwol', 'Venice', 'Vienna', 'Pontebba'],
  ])('in %s from %s to %s: %s', (id, from, to) => {
    const theatre = loadTheatre(id as 'nwol' | 'euwol');
    expect(march(theatre, from, to)).toBeLessThanOrEqual(Math.ceil(flight(theatre, from, to) * 1.35) + 2);
  });

  it('need the pass: without the Rinconada, Saltillo is a long way round from Monterrey', () => {
    const theatre = loadTheatre('amwol');
    const direct = march(theatre, 'Monterrey', 'Saltillo');
    const terrain = theatre.terrain.slice();
    terrain[theatre.grid.indexOf('I6-V5')] = StrategicTerrain.HighMountain;
    expect(march({ ...theatre, terrain }, 'Monterrey', 'Saltillo')).toBeGreaterThan(direct + 2);
  });
});
