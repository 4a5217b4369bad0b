import { isPiece, isSquare } from './cursor.js';

/** A name as the fixed spelling writes it: squares and ids bare, everything else in quotes. */
export function nameText(name: string): string {
  const bare = (isSquare(name) || isPiece(name)) && name === name.toUpperCase();
  return bare ? name : `"${name.replaceAll(/[\\"]/g, (mark) => `\\${mark}`)}"`;
}
