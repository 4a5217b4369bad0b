/** Lists of words as the desk imports them (`?raw`): a module whose one export is the text. */
export default {
  /** @param {string} text */
  process: (text) => ({ code: `export default ${JSON.stringify(text)};` }),
};
