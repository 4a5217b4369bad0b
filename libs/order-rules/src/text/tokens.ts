import type { TextPlace } from './text-fault.js';

/** A word, a quoted name, or something that separates. */
export interface Token extends TextPlace {
  readonly kind: 'word' | 'quoted' | 'comma' | 'slash' | 'break';
  /** The word as written; for a quoted name what stands between the quotes. */
  readonly text: string;
}

/** The tokens of one order, whatever lines it is written on. */
export interface Block {
  readonly tokens: readonly Token[];
}

const PIECES =
  /"(?<quoted>(?:[^"\\]|\\.)*)"|(?<comma>,)|(?<slash>\/)|(?<end>;|:(?=\s|$))|(?<word>[^\s,;"/]+?)(?=:?(?:\s|$)|[,;"/])/gy;
const COMMENT = /(^|\s)#.*$/;

/** Cuts a text into the orders it holds: one a line; indented lines go on with the order above; `#` begins a remark. */
export function blocksOf(text: string): Block[] {
  const blocks: Token[][] = [];
  let open: Token[] | null = null;
  text.split(/\r\n|\r|\n/).forEach((written, i) => {
    const line = withoutRemark(written);
    if (line.trim() === '') {
      open = null;
      return;
    }
    const tokens = tokensOf(line, i + 1);
    const goesOn = /^\s/.test(line) && open !== null;
    if (goesOn) open!.push({ kind: 'break', text: '', line: i + 1, column: 1 }, ...tokens);
    else blocks.push((open = tokens));
  });
  return blocks.map((tokens) => ({ tokens }));
}

/** A `#` inside quotes is part of a name. */
function withoutRemark(line: string): string {
  const bare = line.replaceAll(/"(?:[^"\\]|\\.)*"/g, (quoted) => 'x'.repeat(quoted.length));
  const at = COMMENT.exec(bare)?.index ?? -1;
  return at < 0 ? line : line.slice(0, at);
}

function tokensOf(line: string, number: number): Token[] {
  const tokens: Token[] = [];
  for (let at = 0; at < line.length;) {
    const space = /^\s+/.exec(line.slice(at))?.[0].length ?? 0;
    at += space;
    if (at >= line.length) break;
    PIECES.lastIndex = at;
    const match = PIECES.exec(line);
    const place = { line: number, column: at + 1 };
    if (!match) {
      tokens.push({ kind: 'word', text: line[at]!, ...place });
      at += 1;
      continue;
    }
    tokens.push({ ...kindOf(match.groups!), ...place });
    at += match[0].length;
  }
  return tokens;
}

function kindOf(groups: Record<string, string | undefined>): Pick<Token, 'kind' | 'text'> {
  const { quoted, comma, slash, end, word } = groups;
  if (quoted !== undefined) return { kind: 'quoted', text: quoted.replaceAll(/\\(.)/g, '$1') };
  if (comma !== undefined) return { kind: 'comma', text: ',' };
  if (slash !== undefined) return { kind: 'slash', text: '/' };
  if (end !== undefined) return { kind: 'break', text: end };
  return { kind: 'word', text: word! };
}
