/** A letter as strokes on a grid: capitals stand from 0 to 6, small letters from 2 to 6, tails hang to 8. */
export interface Glyph {
  readonly width: number;
  /** Polylines, each a string of coordinate pairs, one digit a number. */
  readonly strokes: string;
}

function glyph(width: number, strokes: string): Glyph {
  return { width, strokes };
}

/**
 * A plain stroke alphabet of our own for pictures, so that a map looks the same to the byte on a machine without fonts.
 */
const GLYPHS: Readonly<Record<string, Glyph>> = {
  A: glyph(4, '062046 1434'),
  B: glyph(4, '0006 003041423303 3344453606'),
  C: glyph(4, '4130100105163645'),
  D: glyph(4, '00304145360600'),
  E: glyph(4, '40000646 0333'),
  F: glyph(4, '400006 0333'),
  G: glyph(4, '41301001051636454323'),
  H: glyph(4, '0006 4046 0343'),
  I: glyph(2, '1016 0020 0626'),
  J: glyph(4, '4045361605'),
  K: glyph(4, '0006 4004 1346'),
  L: glyph(4, '000646'),
  M: glyph(4, '0600234046'),
  N: glyph(4, '06004640'),
  O: glyph(4, '100105163645413010'),
  P: glyph(4, '06003041423303'),
  Q: glyph(4, '100105163645413010 2446'),
  R: glyph(4, '06003041423303 2346'),
  S: glyph(4, '413010010213334445361605'),
  T: glyph(4, '0040 2026'),
  U: glyph(4, '000516364540'),
  V: glyph(4, '002640'),
  W: glyph(4, '0016233640'),
  X: glyph(4, '0046 4006'),
  Y: glyph(4, '002340 2326'),
  Z: glyph(4, '00400646'),
  a: glyph(4, '4246 4332120305163645'),
  b: glyph(4, '0006 0312324345361605'),
  c: glyph(4, '4332120305163645'),
  d: glyph(4, '4046 4332120305163645'),
  e: glyph(4, '04444332120305163645'),
  f: glyph(3, '30201116 0232'),
  g: glyph(4, '4247381807 4332120305163645'),
  h: glyph(4, '0006 0312324346'),
  i: glyph(0, '0206 0000'),
  j: glyph(1, '121708 1010'),
  k: glyph(3, '0006 3204 1436'),
  l: glyph(0, '0006'),
  m: glyph(6, '0206 0312223336 3342526366'),
  n: glyph(4, '0206 0312324346'),
  o: glyph(4, '120305163645433212'),
  p: glyph(4, '0208 0312324345361605'),
  q: glyph(4, '4248 4332120305163645'),
  r: glyph(3, '0206 031232'),
  s: glyph(4, '43321203143445361605'),
  t: glyph(3, '10152636 0232'),
  u: glyph(4, '0205163645 4246'),
  v: glyph(4, '022642'),
  w: glyph(6, '0216335662'),
  x: glyph(4, '0246 4206'),
  y: glyph(4, '0226 421808'),
  z: glyph(4, '02420646'),
  '0': glyph(3, '100105162635312010'),
  '1': glyph(2, '011016 0626'),
  '2': glyph(4, '01103041420646'),
  '3': glyph(4, '011030414233 13334445361605'),
  '4': glyph(4, '36300444'),
  '5': glyph(4, '400003334445361605'),
  '6': glyph(4, '413010010516364544331304'),
  '7': glyph(4, '004016'),
  '8': glyph(4, '100102133344453616050413 3342413010'),
  '9': glyph(4, '423313020110304145361605'),
  '-': glyph(3, '0333'),
  '.': glyph(0, '0606'),
  ',': glyph(1, '1607'),
  "'": glyph(0, '0001'),
  '"': glyph(2, '0001 2021'),
  '(': glyph(1, '10010516'),
  ')': glyph(1, '00111506'),
  ':': glyph(0, '0303 0606'),
  ';': glyph(1, '1313 1607'),
  '/': glyph(3, '3006'),
  '&': glyph(4, '4612112031320405162644'),
  '!': glyph(0, '0004 0606'),
  '?': glyph(4, '011030414224 2626'),
  '+': glyph(4, '0444 2226'),
  '=': glyph(4, '0343 0545'),
  '~': glyph(4, '0413244433'),
  ' ': glyph(2, ''),
};

/** Marks over (or under) a letter, drawn on the grid of a small letter; capitals carry them two higher. */
const MARKS: Readonly<Record<string, string>> = {
  '\u0300': '1021',
  '\u0301': '1120',
  '\u0302': '112031',
  '\u0303': '01102130',
  '\u0308': '1010 3030',
  '\u030c': '102130',
  '\u0327': '262718',
};

const UNKNOWN = '?';

/** The glyph of a letter and the strokes of its marks; letters without one are drawn as a question mark. */
export function glyphsOf(character: string): {
  readonly glyph: Glyph;
  readonly marks: readonly string[];
  readonly capital: boolean;
} {
  const [base = UNKNOWN, ...marks] = [...character.normalize('NFD')];
  return {
    glyph: Object.hasOwn(GLYPHS, base) ? GLYPHS[base]! : GLYPHS[UNKNOWN]!,
    capital: base >= 'A' && base <= 'Z',
    marks: marks.flatMap((mark) => (MARKS[mark] ? [MARKS[mark]] : [])),
  };
}
