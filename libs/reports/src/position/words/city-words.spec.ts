import { describe, expect, it } from '@jest/globals';
import { SPECIMEN_HEADING } from '../../specimen/specimen-heading.js';
import { cityInWords } from './city-words.js';

const CITY = { name: 'Coburg', tactical: '13-13', level: 1, supplies: 0, fort: null, besieged: false };

describe('cities in words', () => {
  it('name who holds them, and call a holder without a name, who is no party to the war, a neutral', () => {
    const heading = { ...SPECIMEN_HEADING, standings: { MX: 'hostile' as const } };
    expect(cityInWords({ ...CITY, state: 'MX' }, heading)).toContain('held by Mexico (hostile);');
    expect(cityInWords({ ...CITY, state: 'TH' }, heading)).toContain('held by neutrals (TH);');
  });
});
