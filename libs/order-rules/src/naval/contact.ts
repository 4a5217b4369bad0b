import type { NavalOrder, Ship } from '@vedette/campaign';
import { navalRule, type Judging } from '../judging.js';

/** Judges contact, combat and commerce (PATE 4.6 to 4.8): choices that exclude or force one another. */
export function checkContact(judging: Judging, ship: Ship, order: NavalOrder): void {
  const { problems } = judging;
  const { contact = {}, combat = {}, commerce = 'ignore' } = order;
  if (contact.stance === 'evade' && contact.joinAllies)
    problems.warn('evaders-do-not-join', navalRule(judging, '4.6'), '/contact/joinAllies', [
      'evade together with join allies',
      'ships that evade never come near enough to join anybody',
      'the joining is ignored',
    ]);
  if (contact.stance === 'accept' && (contact.min !== undefined || contact.max !== undefined))
    problems.warn('numbers-without-effect', navalRule(judging, '4.6'), '/contact/stance', [
      'numbers of enemies with accept',
      'they count for ships that pursue or evade',
      'they are ignored',
    ]);
  if (commerce !== 'ignore') checkCommerce(judging, ship, order);
  if (ship.kind.role.carries && (combat.stance === 'engage' || combat.stance === 'run-past'))
    problems.warn('transports-are-unarmed', navalRule(judging, '2.1'), '/combat/stance', [
      `${ship.id} is a transport group`,
      'transports carry no guns',
      'it is in the battle and adds nothing to it',
    ]);
}

function checkCommerce(judging: Judging, ship: Ship, { contact, commerce }: NavalOrder): void {
  const { problems } = judging;
  if (ship.kind.role.carries) {
    problems.warn('transports-are-unarmed', navalRule(judging, '4.8'), '/commerce', [
      `${ship.id} is a transport group`,
      'commerce is raided and convoyed by frigates and sloops',
      'the order is ignored',
    ]);
    return;
  }
  const forced = commerce === 'raid' ? 'pursue' : 'accept';
  if (contact?.stance && contact.stance !== forced)
    problems.warn('contact-forced', navalRule(judging, '4.6'), '/contact/stance', [
      `${contact.stance} together with ${commerce === 'raid' ? 'raiding' : 'convoying'} commerce`,
      `a ship that ${commerce}s commerce must ${forced}`,
      `it will ${forced}`,
    ]);
}
