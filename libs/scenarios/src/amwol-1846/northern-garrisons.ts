import { muster, type MusterDefaults } from '../muster.js';
import { PLACES } from './places.js';

const ASLEEP = { status: 'inactive', quality: 'Fair', experience: 6 } as const satisfies MusterDefaults;
const MILITIA = { ...ASLEEP, quality: 'Poor', experience: 2, morale: 45 } as const satisfies MusterDefaults;

/** Garrisons from the Rio Grande to the Tropic; most are laid up until somebody comes. */
export const NORTHERN_GARRISONS = [
  ...muster(PLACES, { ...ASLEEP, commander: 'mejia', deputy: 'ampudia' }, [
    {
      id: 'MX2CQ',
      name: 'Depot of Monterrey',
      at: 'Monterrey',
      status: 'active',
      supplies: 12,
      supplySource: 'Monterrey',
    },
    {
      id: 'MX7IN',
      name: '7th Regiment of the Line',
      at: 'Monterrey',
      men: 450,
      quality: 'Average',
      experience: 10,
    },
    {
      id: 'MX2MA',
      name: 'Garrison artillery of Monterrey',
      at: 'Monterrey',
      men: 150,
      batteries: 2,
      inFort: true,
    },
    { id: 'MX4LC', name: 'Presidials of Camargo', at: 'Camargo', men: 120 },
    { id: 'MX5LC', name: 'Presidials of Laredo', at: 'Laredo', men: 60 },
    { id: 'MX6LC', name: 'Presidials of Coahuila', at: 'Monclova', men: 200 },
  ]),
  ...muster(PLACES, { ...MILITIA, commander: 'mejia', deputy: 'ampudia' }, [
    { id: 'MX2MI', name: 'Militia of Nuevo Leon', at: 'Monterrey', men: 600, home: 'Monterrey' },
    { id: 'MX3MI', name: 'Militia of Coahuila', at: 'Saltillo', men: 300, home: 'Saltillo' },
    { id: 'MX4MI', name: 'Militia of Tamaulipas', at: 'Victoria', men: 250, home: 'Victoria' },
  ]),
  ...muster(PLACES, { ...ASLEEP, commander: 'parrodi', deputy: 'arista', at: 'Tampico' }, [
    { id: 'MX12IN', name: '12th Regiment of the Line', men: 520 },
    { id: 'MX3MA', name: 'Batteries of Tampico', men: 90, batteries: 1, inFort: true },
    { id: 'MX5MI', ...MILITIA, name: 'Militia of Tampico', men: 300, home: 'Tampico' },
    { id: 'MX6MI', ...MILITIA, name: 'Militia of Tuxpan', at: 'Tuxpan', men: 200, home: 'Tuxpan' },
  ]),
  ...muster(PLACES, { ...ASLEEP, commander: 'ugarte', deputy: 'armijo' }, [
    { id: 'MX7LC', name: 'Presidials of Chihuahua', at: 'Chihuahua', men: 180, experience: 12 },
    { id: 'MX8LC', name: 'Presidials of El Paso', at: 'El Paso', men: 120, experience: 12 },
    { id: 'MX20MI', ...MILITIA, name: 'Militia of Chihuahua', at: 'Chihuahua', men: 400, home: 'Chihuahua' },
    { id: 'MX21MI', ...MILITIA, name: 'Militia of El Paso', at: 'El Paso', men: 200, home: 'El Paso' },
    { id: 'MX19MI', ...MILITIA, name: 'Militia of Durango', at: 'Durango', men: 300, home: 'Durango' },
  ]),
  ...muster(PLACES, { ...ASLEEP, commander: 'armijo', deputy: 'ugarte' }, [
    {
      id: 'MX9LC',
      name: 'Presidials and dragoons of Santa Fe',
      at: 'Santa Fe',
      men: 260,
      status: 'active',
      experience: 12,
    },
    { id: 'MX8MA', name: 'Guns of the Palace of the Governors', at: 'Santa Fe', men: 60, batteries: 1 },
    {
      id: 'MX22MI',
      ...MILITIA,
      name: 'Militia of the Rio Arriba',
      at: 'Santa Fe',
      men: 900,
      home: 'Santa Fe',
    },
    { id: 'MX23MI', ...MILITIA, name: 'Militia of Taos', at: 'Taos', men: 300, home: 'Taos' },
    {
      id: 'MX24MI',
      ...MILITIA,
      name: 'Militia of the Rio Abajo',
      at: 'Albuquerque',
      men: 350,
      home: 'Albuquerque',
    },
  ]),
];
