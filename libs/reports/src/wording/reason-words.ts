import { plain } from './plain-text.js';

/**
 * Reasons as events give them, in words that follow a colon. Codes that are not listed are told by their own words,
 * so a new code is legible before it is polished.
 */
export const REASON_WORDS: Readonly<Record<string, string>> = {
  // Marches (GITM AMWOL 6.3, 7).
  'not-adjacent': 'the next square of its path does not adjoin',
  'too-tired': 'it was too tired',
  'forced-march-forbidden': 'its orders forbid a forced march',
  'held-at-start': 'the enemy held it where it stood',
  'exit-barred': 'the enemy held the way out',
  'exit-blocked': 'the enemy held the way out',
  'between-enemies': 'the way led between two enemies',
  interrupted: 'an enemy beside the way broke it off',
  'crossing-before-enemies': 'the river was not to be crossed before the enemy',
  'no-crossing': 'there was no way over the river or range',
  'marsh-before-enemies': 'the marsh was not to be crossed before the enemy',
  'no-entry': 'there was no way into the square',
  'closed-diagonal': 'that diagonal is closed',
  'closed-nation': 'that nation is closed to it',
  'uninvolved-nation': 'that nation takes no part',
  'not-of-its-nation': 'the country there is not its nation’s',
  'militia-stays-home': 'militia does not leave its home',
  'enemy-entered': 'an enemy came into its square',
  'enemy-in-square': 'it came upon an enemy in the square',
  'strangers-entered': 'strangers came into its square',
  'enemies-beside-it': 'enemies stood in its square',
  // Trains (ROTD 8).
  cut: 'the line ahead was torn up or not in friendly hands',
  distance: 'a train goes no further in a turn',
  'no-room-further': 'there was no room further on',
  'no-room': 'there was no room along the line',
  'no-line': 'no line leads there, or one too long',
  'line-cut': 'the next square of the line was torn up or not in friendly hands',
  'militia-walks': 'militia does not go by rail',
  'cannot-be-moved': 'its guns cannot be moved',
  'bridge-in-use': 'its bridge spans the river',
  'has-marched': 'it had marched already',
  'no-railway': 'no railway runs where it stood',
  'track-torn-up': 'the track was torn up where it stood',
  'railway-not-held': 'the railway was not in friendly hands',
  'off-the-track': 'with enemies in its square it did not stand on the track',
  // Tactical moves (GITM AMWOL 8).
  allowance: 'it could go no further in the time',
  'allowance-used': 'it could go no further in the time',
  'enemy-met': 'it met the enemy',
  intercepted: 'it met a force sent to intercept it',
  'neutral-on-the-way': 'neutral troops stood in the way',
  'impassable-ground': 'the ground ahead cannot be passed',
  cliff: 'a cliff stood in the way',
  'no-named-crossing': 'no ford or pass was named to cross by',
  'no-ford': 'there is no ford',
  'no-pass': 'there is no pass',
  'square-full': 'the square was full',
  'nowhere-to-stand': 'there was nowhere to stand',
  'already-there': 'it stood there already',
  'headquarters-keep-off': 'headquarters keep off the enemy',
  'no-combat-now': 'there is no battle in this phase',
  evading: 'it had orders to evade',
  besieged: 'it was besieged',
  'closed-city': 'the city was closed by its siege',
  // Depots, pontoons and ferries (ROTD 11.5, 12).
  'no-place-for-depot': 'no depot may lie there',
  'not-a-depot-square': 'a depot may not stand on that ground',
  'no-such-depot': 'there is no such depot',
  'no-river-square': 'no river runs there that a bridge could span',
  'unbridgeable-river': 'the river is too wide for a bridge',
  'bridged-already': 'a bridge is there already',
  'river-not-held': 'the river there was not held',
  'enemy-warships': 'enemy warships lay on the river',
  'not-beside-the-river': 'before the enemy a bridge is thrown from beside the river only',
  'it-moved': 'the train had moved',
  'units-on-the-bridge': 'others stood on the bridge',
  'not-a-dry-square-beside-it': 'that is no free dry square beside the bridge',
  'no-such-ferry': 'there was no such ferry',
  'ferry-elsewhere': 'the ferry lay elsewhere',
  'ferry-ends-on-the-river': 'a ferry sets nobody down on the river',
  'ferry-lies-elsewhere': 'the ferry did not lie between the two banks',
  // Deployment and landing (GITM AMWOL 7.18, 7.19).
  'no-chain-of-contact': 'no chain of contact leads there',
  'closed-row': 'that part of the country is closed to it',
  'closed-beyond-river': 'the country beyond the river is closed to it',
  'not-own-or-allied': 'the square is not own or allied',
  'own-and-allied-states': 'only own and allied ground is open to it',
  'neutral-ground': 'the square is neutral ground',
  'hostile-units-there': 'hostile troops are there',
  'militia-stays': 'militia stays in its city',
  'militia-to-home-city': 'militia went home',
  'to-home-city': 'it went to its home city',
  'port-blockaded': 'the port is blockaded',
  'foreign-port': 'the port is foreign',
  'unknown-place': 'there is no such place',
  'base-port-hostile': "the ship's base was in hostile hands",
  // Transports (PATE 9).
  'not-in-port': 'the transports lay in no port',
  'not-in-harbor': 'the transports did not lie in the harbor',
  'not-together': 'unit and transports were not in one place',
  'not-a-friend': 'the transports are not of its own or an allied side',
  'unit-inactive': 'it is laid up',
  'unit-shattered': 'it is shattered',
  'unit-embarked': 'it is aboard already',
  'busy-elsewhere': 'it is busy with other transports',
  'not-aboard': 'it is not aboard',
  'steep-shore': 'the shore is too steep for boats',
  'enemy-near': 'an enemy is in the square',
  'no-beach': 'no water lies beside that square',
  'beach-held': 'the enemy holds the beach, or there is no room on it',
  'no-space': 'there is no room aboard',
  'no-supplies': 'there was nothing to move, or no way to carry supplies',
  'no-corps-headquarters': 'only corps headquarters handle supplies over the beach',
  'ordered-to-sail': 'the transports had orders to sail',
  'ordered-to-march': 'the headquarters had orders to march',
  'cancelled-by-battle': 'battle, flight or weather broke it off',
  'group-lost': 'the transports it was to board are no more',
  'not-begun': 'it had not begun in the first phase, and the transports did not end in a friendly harbor',
  'boarded-this-turn': 'it went aboard in another harbor this turn',
  'its side lost the port': 'its side lost the port',
  // Ships (PATE 4.2, 6).
  'wind-and-damage': 'wind and damage did not let them',
  'wind-in-harbor': 'a heavy wind blew straight into the harbor',
  'enemy-bars-harbor': 'an enemy barred the harbor',
  'not-connected': 'that port does not open on the sea area they lay in',
  'sea-not-adjacent': 'that sea area does not adjoin',
  'no-enemy-port': 'there was no port with an enemy',
  'first-move-ended-the-day': 'the first move took the whole day',
  'avoided-the-enemy': 'they turned back from an enemy in time',
  'watched-the-enemy': 'they stayed to watch an enemy who did not get away',
  'no-hands': 'there were not hands enough to sail',
  loading: 'loading took the whole turn',
  unloading: 'landing took the whole turn',
  'out-of-contact': 'they ended the turn out of contact',
  gone: 'it is no more',
  order: 'it was so ordered',
  ordered: 'it was so ordered',
};

/** Words for a reason code, without a full stop; empty for an empty code. */
export function reasonInWords(code: string): string {
  return hasReasonWords(code) ? REASON_WORDS[code]! : plain(code).replace(/[-_]+/g, ' ').trim();
}

/** `: the square was full`, to close a sentence with; empty when no reason is known. */
export function withReason(code: string): string {
  const words = reasonInWords(code);
  return words === '' ? '' : `: ${words}`;
}

/** Whether a reason has words of its own. */
export function hasReasonWords(code: string): boolean {
  return Object.hasOwn(REASON_WORDS, code);
}
