import { describe, expect, it } from '@jest/globals';
import { MalformedDocumentError, type MapTerms } from '@vedette/campaign';
import { loadTheatre, theatreSource, UnknownTheatreError } from './index.js';

const PLAIN: MapTerms = { skippedRowLetters: '', foreignGround: [], keepsHolders: false };

const inline = (strategic: string[]) =>
  theatreSource({ kind: 'inline', origin: 'G4-V5', strategic } as Parameters<typeof theatreSource>[0], PLAIN);

describe('the theatre of a position', () => {
  it('is a map of this house when it is named', () => {
    expect(theatreSource('amwol', PLAIN)).toBe(loadTheatre('amwol'));
    expect(() => theatreSource('atlantis', PLAIN)).toThrow(UnknownTheatreError);
  });

  it('is made of the document when it stands in it', () => {
    const { grid, cities } = inline(['...', '...']);
    expect([grid.nameOf(0), cities]).toEqual(['G4-V5', []]);
  });

  it('skips the letters of rows that its book skips (ROTD 1.1)', () => {
    const document = { kind: 'inline', origin: 'G4-N9', strategic: ['...', '...'] } as const;
    const { grid } = theatreSource(document as never, { ...PLAIN, skippedRowLetters: 'O' });
    expect([grid.nameOf(3), grid.indexOf('G4-O0')]).toEqual(['G4-P0', -1]);
  });

  it('that cannot be used is a fault of the position, at its place in it', () => {
    const refused = (strategic: string[]): MalformedDocumentError => {
      try {
        inline(strategic);
      } catch (error) {
        if (error instanceof MalformedDocumentError) return error;
        throw error;
      }
      throw new Error('it was taken');
    };
    expect(refused(['...', '.?.']).faults).toEqual([
      expect.objectContaining({ pointer: expect.stringMatching(/^\/theatre\/strategic\/1/) }),
    ]);
    expect(refused(Array.from({ length: 400 }, () => '...')).faults[0]).toMatchObject({
      pointer: expect.stringMatching(/^\/theatre/),
    });
  });
});
