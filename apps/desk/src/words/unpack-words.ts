/** A list as the build packs other languages (`pack-words.mjs`), with the names again that the English list has in the same sequence. */
export function unpackWords(english: string, packed: string): string {
  const names = english.match(/^[a-z][\w-]*(?= =)/gm) ?? [];
  let next = 0;
  return packed.replace(/^=/gm, () => `${names[next++]} =`);
}
