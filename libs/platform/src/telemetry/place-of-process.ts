/**
 * Where in a house a process works, for the resource of whatever it tells. A front that is no cell itself works in none; in a house of one
 * everybody works in the one there is.
 */
export function placeOfProcess(env: Readonly<Record<string, string | undefined>>): Record<string, string> {
  const installation = env['VEDETTE_INSTALLATION'] || 'vedette';
  const cells = (env['VEDETTE_CELLS'] || installation).split(',').map((cell) => cell.trim());
  const isOfCell = Boolean(env['VEDETTE_FRONT']) || cells.includes(installation);
  return {
    'vedette.installation': installation,
    ...(isOfCell ? { 'vedette.cell': installation } : {}),
  };
}
