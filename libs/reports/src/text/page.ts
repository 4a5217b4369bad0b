/** Width of a text report in columns. */
export const WIDTH = 80;

const ONE_EACH = /^[ -~\u00a1-\u02ff]*$/;

/** Number of columns a text takes: one a character; combining marks none, wide East Asian characters two. */
export function columnsOf(text: string): number {
  if (ONE_EACH.test(text)) return text.length;
  let columns = 0;
  for (const character of text) columns += widthOf(character.codePointAt(0)!);
  return columns;
}

const COMBINING = /^\p{M}$/u;
const WIDE_FROM = 0x1100;
const WIDE: readonly (readonly [number, number])[] = [
  [0x1100, 0x115f],
  [0x2e80, 0x303e],
  [0x3041, 0xa4cf],
  [0xac00, 0xd7a3],
  [0xf900, 0xfaff],
  [0xfe30, 0xfe6f],
  [0xff00, 0xff60],
  [0xffe0, 0xffe6],
  [0x1f300, 0x1faff],
  [0x20000, 0x3fffd],
];

function widthOf(code: number): number {
  if (code < 0x300) return 1;
  if (COMBINING.test(String.fromCodePoint(code))) return 0;
  if (code < WIDE_FROM) return 1;
  return WIDE.some(([from, to]) => code >= from && code <= to) ? 2 : 1;
}

/** Pieces of a word too long for a line. */
function broken(word: string, room: number): string[] {
  const pieces: string[] = [];
  let piece = '';
  for (const character of word) {
    if (piece !== '' && columnsOf(piece) + columnsOf(character) > room) {
      pieces.push(piece);
      piece = '';
    }
    piece += character;
  }
  return [...pieces, piece];
}

/**
 * A paragraph in lines of at most {@link WIDTH} columns; `first` opens the first line, `rest` all others. Words are kept whole
 * where they fit a line.
 */
export function wrap(text: string, first = '', rest = first): string[] {
  const lines: string[] = [];
  const room = WIDTH - columnsOf(rest);
  let line = first;
  let used = columnsOf(first);
  let empty = true;
  const put = (piece: string, columns: number): void => {
    const needed = empty ? columns : columns + 1;
    if (used + needed > WIDTH && (!empty || line !== rest)) {
      lines.push(line.trimEnd());
      line = rest;
      used = WIDTH - room;
      empty = true;
    }
    line += empty ? piece : ` ${piece}`;
    used += empty ? columns : columns + 1;
    empty = false;
  };
  for (const word of text.split(' ')) {
    if (word === '') continue;
    const columns = columnsOf(word);
    if (columns <= room) put(word, columns);
    else for (const piece of broken(word, room)) put(piece, columnsOf(piece));
  }
  return [...lines, line.trimEnd()];
}

/** A title underlined across its own width. */
export function titled(title: string, rule: '=' | '-'): string[] {
  const lines = wrap(title);
  return [...lines, rule.repeat(Math.min(WIDTH, Math.max(...lines.map(columnsOf))))];
}

/** Lines as a file: no blank at a line's end, one line break at the end. */
export function asFile(lines: readonly string[]): string {
  return `${lines.map((line) => line.trimEnd()).join('\n')}\n`;
}
