import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const VEDETTE = fileURLToPath(new URL('../../apps/vedette/dist/main.js', import.meta.url));

/** How `./vedette …` ended and what it said, on both of its ways out. */
export interface Said {
  readonly code: number | null;
  readonly text: string;
}

/** Runs `./vedette …` as whoever operates the house does. */
export async function vedette(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  piped = '',
): Promise<Said> {
  const child = spawn(process.execPath, [VEDETTE, ...words], {
    env: { ...process.env, NODE_OPTIONS: '', ...env },
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data: Buffer) => (text += data.toString('utf8')));
  child.stdin.end(piped);
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, text: text.trim() };
}

/** The same, for what must succeed. @throws with what it said */
export async function mustDo(
  words: readonly string[],
  env: Readonly<Record<string, string>>,
  piped?: string,
): Promise<string> {
  const { code, text } = await vedette(words, env, piped);
  if (code !== 0) throw new Error(`vedette ${words.join(' ')} ended with ${code}: ${text}`);
  return text;
}
