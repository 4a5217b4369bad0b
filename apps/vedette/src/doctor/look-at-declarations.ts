import {
  type DeclaredAsked,
  type Installation,
  type NotAsDeclared,
  readNotAsDeclared,
} from '@vedette/messaging';
import { PHASE_OWNERS } from '@vedette/rulebooks';
import { type Finding, warning, well } from './finding.js';

const WHAT = 'declarations';

/** Whether streams and queues of an installation stand as this release declares them, each on `replicas` servers. */
export async function lookAtDeclarations(
  manager: DeclaredAsked,
  installation: Installation,
  replicas: number,
): Promise<Finding> {
  const found = await readNotAsDeclared(manager, installation, { owners: PHASE_OWNERS, replicas });
  return found.length === 0
    ? well(WHAT, `streams and queues are as this release declares them, on ${replicas} servers each`)
    : warning(
        WHAT,
        `${found.map(inWords).join('; ')}. ./vedette broker prepare as turn-conductor makes them so, and so do services of this release when they start`,
      );
}

function inWords(one: NotAsDeclared): string {
  if (one.is === 'missing') return `${one.what} is missing`;
  const { what, member, found, wanted } = one;
  return `${what} has ${member} ${JSON.stringify(found)}, not ${JSON.stringify(wanted)}`;
}
