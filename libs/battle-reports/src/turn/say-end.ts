import { listed, sentence, type Told, type Words } from './told.js';

const SIDE_NAMES: Readonly<Record<string, string>> = { US: 'the Union', CSA: 'the Confederacy' };

/** Leaders replaced, recovery, the end of a turn and of the battle. */
export const END_WORDS = {
  // Told by the first position, not by a turn.
  BattleLaidOut: () => null,
  BattlePieceEdited: (t) => {
    const changes = (t.value('changes') as readonly { readonly told: string }[]).map(({ told }) => told);
    const what = { add: 'put in', remove: 'taken out' }[t.text('act')] ?? listed(changes);
    return sentence(`${t.name('piece')} was changed by the administrator: ${what} (${t.text('reason')}).`);
  },
  LeaderReplaced: (t) =>
    `Another leads ${t.command('command')} in the place of ${t.name('before')} (rating ${t.text('rating')}).`,
  RainRolled: (t) => (t.value('ends') === true ? 'The rain is over and leaves mud.' : 'It goes on raining.'),
  RestEnded: (t) => `The rest is over for ${commands(t)}.`,
  MarkerRemoved: (t) => `${t.command('command')} has found its superior and marches as he says.`,
  OrderLapsed: (t) => `Orders given for this turn have lapsed: ${t.list('units')}.`,
  // What is scored is told when the battle is over.
  DelayEarned: () => null,
  ObjectivesHeld: () => null,
  GunsSettled: (t) =>
    t.value('captured') === true
      ? `${guns(t)} left in ${t.hex('hex')} are lost for good.`
      : `${guns(t)} left in ${t.hex('hex')} are with ${t.name('battery')} again.`,
  TurnBegun: (t) => `The turn is over; it is ${t.text('turn')} of ${t.text('date')}.`,
  BattleDecided: (t) => {
    const level = t.text('level');
    const won = t.has('winner')
      ? `${level} victory of ${SIDE_NAMES[t.text('winner')] ?? t.text('winner')}`
      : 'a draw';
    const tally = (t.value('tally') ?? {}) as Record<string, { total?: number } | undefined>;
    const scores = Object.entries(tally).flatMap(([side, one]) =>
      one?.total === undefined ? [] : [`${SIDE_NAMES[side] ?? side} ${one.total}`],
    );
    return sentence(`the battle is over: ${won}${scores.length === 0 ? '' : `, ${listed(scores)}`}.`);
  },
} satisfies Readonly<Record<string, Words>>;

function commands(t: Told): string {
  return listed((t.value('commands') as string[]).map((id) => t.names.command(id)));
}

function guns(t: Told): string {
  return `${t.text('guns')} guns`;
}
