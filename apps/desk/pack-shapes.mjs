/** Published schemas as the desk carries them: of each shape what forms are made of (`src/orders/form/field-of.ts`), and no more. */

/** What holds shapes under keys, what holds one or several, and what is told as it stands. */
const READ = new Map([
  ['properties', 'keyed'],
  ...['anyOf', 'oneOf', 'items'].map((key) => /** @type {const} */ ([key, 'shapes'])),
  ...['type', 'const', 'enum', 'required', 'pattern'].map((key) => /** @type {const} */ ([key, 'told'])),
  ...['minLength', 'maxLength', 'maxItems', 'minimum', 'maximum'].map(
    (key) => /** @type {const} */ ([key, 'told']),
  ),
]);

/**
 * A shape without what no form reads: titles, and that nothing else may stand in it, which holds of every form.
 * @param {unknown} shape
 * @returns {unknown}
 */
export function packShape(shape) {
  if (Array.isArray(shape)) return shape.map(packShape);
  return Object.fromEntries(
    Object.entries(/** @type {object} */ (shape)).flatMap(([key, part]) => {
      const how = READ.get(key);
      if (how === undefined) return [];
      if (how === 'told') return [[key, part]];
      return [[key, how === 'shapes' ? packShape(part) : keyed(part)]];
    }),
  );
}

/** @param {Record<string, unknown>} shapes */
const keyed = (shapes) =>
  Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, packShape(shape)]));
