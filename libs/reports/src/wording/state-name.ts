import { plain } from './plain-text.js';

const WITH_ARTICLE = /^(United|Papal|Kingdom|Duchy|Republic)\b|\b([Ss]tates|Islands|Provinces|Netherlands)$/;

/**
 * Name of a state as prose has it: `the United States`, `Mexico`. Several states that go by one name are told apart by their
 * ids, and an id stands in for a name that is not known.
 */
export function stateInProse(names: Readonly<Record<string, string>>, id: string): string {
  if (!Object.hasOwn(names, id)) return plain(id);
  const name = names[id]!;
  let bearers = 0;
  for (const other of Object.values(names)) if (other === name) bearers++;
  const told = bearers > 1 ? `${plain(name)} (${plain(id)})` : plain(name);
  return WITH_ARTICLE.test(name) && !name.startsWith('the ') ? `the ${told}` : told;
}
