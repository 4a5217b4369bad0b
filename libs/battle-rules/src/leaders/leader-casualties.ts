import {
  enemyOf,
  LeaderStruck,
  weighed,
  type BattleAudience,
  type BattleContext,
  type BattleDie,
  type BattleRule,
  type LeaderState,
  type Side,
} from '@vedette/battle';
import { levelThere } from '@vedette/battle-sight';
import type { Hex } from '@vedette/hex';
import { CAPTURED_UP_TO, KILLED_UP_TO, LEADER_HIT } from '../tables/casualties.js';

/** What befell the stack a leader stands with. */
export interface Peril {
  readonly by: 'fire' | 'sharpshooters' | 'shock';
  /** SP the stack lost. */
  readonly lost: number;
  /** Its side lost the hex in a shock. */
  readonly hexLost: boolean;
}

type Fate = 'unhurt' | 'killed' | 'wounded' | 'captured';

/** Leaders of a side in a hex whose stack lost men may be hit (P-19): killed or wounded by the book (G-42), taken where a shock lost the hex. */
export function endangerLeaders(context: BattleContext, side: Side, hex: Hex, peril: Peril): void {
  if (!context.state.switches.leaderCasualties || peril.lost < 1) return;
  const here = [...context.state.leaders.values()].filter(
    (leader) => leader.side === side && leader.hex === hex && leader.status === 'fit',
  );
  here.sort((a, b) => (a.id < b.id ? -1 : 1));
  for (const leader of here) endanger(context, leader, hex, peril);
}

function endanger(context: BattleContext, leader: LeaderState, hex: Hex, peril: Peril): void {
  const { fire, perSP, sharpshooters, shock } = LEADER_HIT.value;
  const base = peril.by === 'shock' ? shock : peril.by === 'sharpshooters' ? sharpshooters : fire;
  const chance = peril.by === 'shock' ? base : base + perSP * (peril.lost - 1);
  const hit = weighed(context.dice.percent('casualty', leader.id), [], { chance });
  const dice: BattleDie[] = [{ ...hit, result: hit.adjusted < chance ? 'hit' : 'missed' }];
  let fate: Fate = 'unhurt';
  if (hit.adjusted < chance) {
    const wound = weighed(context.dice.throw('wound', leader.id), [], {});
    fate = fateOf(wound.adjusted, peril.hexLost);
    dice.push({ ...wound, result: fate });
  }
  strike(context, leader, hex, fate, dice, fate === 'unhurt' ? ['P-19'] : ['P-19', 'G-42']);
}

function fateOf(wound: number, hexLost: boolean): Fate {
  if (hexLost && wound <= CAPTURED_UP_TO.value) return 'captured';
  return wound <= KILLED_UP_TO.value ? 'killed' : 'wounded';
}

/** What became of a leader is told; one who is out of the fight leaves the map, and nobody leads his command until he is replaced. */
export function strike(
  context: BattleContext,
  leader: LeaderState,
  hex: Hex,
  fate: Fate,
  dice: readonly BattleDie[],
  rule: readonly BattleRule[],
): void {
  const { state } = context;
  const { id, side, stars, rating } = leader;
  const casualty = {
    leader: id,
    side,
    stars,
    rating,
    fate: fate as Exclude<Fate, 'unhurt'>,
    hex,
    turn: state.turn,
  };
  const own = context.toSide(leader.side);
  const told =
    fate === 'unhurt' ? own : context.toSide(leader.side, asNamed(context, leader.side, hex, fate));
  context.emit(LeaderStruck, {
    rule,
    hex,
    leaders: [leader.id],
    data: { leader: leader.id, fate },
    dice,
    audience: told,
    ...(fate === 'unhurt'
      ? {}
      : {
          change: {
            leaders: { [leader.id]: { status: fate, hex: null } },
            casualties: [...state.casualties, casualty],
            progress:
              leader.command === null ? {} : { leaderless: [...state.progress.leaderless, leader.command] },
          },
        }),
  });
}

/**
 * Enemies who can tell who fell: within three hexes in their sight, whether or not he had troops with him; farther off nobody can
 * (P-25.2). Who took him knows whom he has (P-25.5).
 */
function asNamed(context: BattleContext, side: Side, hex: Hex, fate: Fate): BattleAudience {
  const enemy = enemyOf(side);
  if (fate !== 'captured' && levelThere(context, enemy, hex) !== 'named') return {};
  const players = context.state.players.filter((player) => player.side === enemy);
  return Object.fromEntries(players.map(({ id }) => [id, 'named' as const]));
}
