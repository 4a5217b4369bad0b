import { describe, expect, it } from '@jest/globals';
import { MalformedDocumentError } from '@vedette/campaign';
import { loadTheatre, theatreSource, UnknownTheatreError } from './index.js';

const inline = (strategic: string[]) =>
  theatreSource({ kind: 'inline', origin: 'G4-V5', strategic } as Parameters<typeof theatreSource>[0]);

describe('the theatre of a position', () => {
  it('is a map of this house when it is named', () => {
    expect(theatreSource('amwol')).toBe(loadTheatre('amwol'));
    expect(() => theatreSource('atlantis')).toThrow(UnknownTheatreError);
  });

  it('is made of the document when it stands in it', () => {
    const { grid, cities } = inline(['...', '...']);
    expect([grid.nameOf(0), cities]).toEqual(['G4-V5', []]);
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
