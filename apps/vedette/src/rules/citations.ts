import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const RULE_ROOMS = [
  'contact',
  'land-rules',
  'naval-rules',
  'supply-rules',
  'observation',
  'order-rules',
  'rulebooks',
  'geography',
  'campaign',
  'referee',
  'reports',
];
const CITED =
  /(?:landRule|navalRule)\(\s*'(\d+\.\d+)'|(?:GITM AMWOL|GITM NWOL|PATE|ROTD)((?:[ ,]*(?:and )?\d+\.\d+)+)|\((\d+\.\d+(?:, \d+\.\d+)*)\)/g;

/** Which source files cite which rule number, for the coverage table: rule number → files. */
export function readCitations(libs: string): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const room of RULE_ROOMS) {
    const folder = join(libs, room, 'src');
    if (!existsSync(folder)) continue;
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
      if (!name.endsWith('.ts') || name.endsWith('.spec.ts')) continue;
      for (const rule of rulesIn(readFileSync(join(folder, name), 'utf8'))) {
        const files = found.get(rule) ?? new Set();
        files.add(`libs/${room}/src/${name}`);
        found.set(rule, files);
      }
    }
  }
  return found;
}

function rulesIn(text: string): Set<string> {
  const rules = new Set<string>();
  for (const match of text.matchAll(CITED))
    for (const group of match.slice(1)) for (const rule of group?.match(/\d+\.\d+/g) ?? []) rules.add(rule);
  return rules;
}
