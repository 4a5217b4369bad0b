/** Lists of words as the build packs them (`pack-words.mjs`). */
declare module '*.ftl?raw' {
  const text: string;
  export default text;
}
