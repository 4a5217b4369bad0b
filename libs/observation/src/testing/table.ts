import { type MutableCampaignState, evolve, readPosition, TurnBegan } from '@vedette/campaign';
import { makeInlineTheatre, type InlineTheatre } from '@vedette/geography';
import { pieceTypes } from '@vedette/rulebooks';

const OPEN_GROUND = Array.from({ length: 13 }, () => '.'.repeat(13));

/** A position on a table: 13 by 13 open squares from G0-V0, the turn begun; two hostile sides unless told otherwise. */
export function tableOf(
  position: Record<string, unknown> & { units: readonly object[] },
): MutableCampaignState {
  const { theatre, units, ...rest } = position;
  const given = (theatre ?? {}) as Partial<InlineTheatre>;
  const strategic = given.strategic ?? OPEN_GROUND;
  const inline = {
    kind: 'inline',
    origin: 'G0-V0',
    nations: strategic.map((row) => 'U'.repeat(row.length)),
    nationKey: { U: 'United States', M: 'Mexico' },
    ...given,
    strategic,
  };
  const state = readPosition(
    {
      format: 'vedette/position@1',
      rulebooks: { land: 'gitm-amwol' },
      turn: 4,
      states: [
        { id: 'US', nation: 'United States', side: 'US' },
        { id: 'TX', nation: 'Texas', side: 'TX' },
        { id: 'MX', nation: 'Mexico', side: 'MX' },
        { id: 'GB', nation: 'Great Britain', side: 'GB' },
      ],
      relations: [
        { between: ['US', 'MX'], stance: 'hostile' },
        { between: ['TX', 'MX'], stance: 'hostile' },
        { between: ['US', 'TX'], stance: 'allied' },
      ],
      players: [
        { id: 'taylor', state: 'US', ministries: ['war'] },
        { id: 'worth', state: 'US' },
        { id: 'hays', state: 'TX' },
        { id: 'ampudia', state: 'MX' },
        { id: 'aberdeen', state: 'GB' },
      ],
      ...rest,
      theatre: inline,
      units: units.map((unit) => ({ strength: 1000, ...unit })),
    },
    () => makeInlineTheatre(inline as unknown as InlineTheatre),
    pieceTypes,
  );
  return evolve(state, {
    seq: 0,
    turn: state.turn,
    phase: 'orders',
    type: TurnBegan.type,
    rule: 'gitm-amwol 5.2',
    data: { turn: state.turn, season: state.season },
    audience: {},
  });
}
