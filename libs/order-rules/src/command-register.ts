import { type CampaignState, type PlayerId, type StateId } from '@vedette/campaign';

interface Command {
  readonly commander: PlayerId | null;
  readonly deputy: PlayerId | null;
}

/** In what capacity a player may order a piece. */
export type Capacity = 'commander' | 'deputy' | null;

/**
 * Who commands what at each moment of a turn's order-taking (GITM AMWOL 3.4, 6.10): an assignment holds from its place in
 * the order of submission on, and never touches what was sent before.
 */
export class CommandRegister {
  private readonly changed = new Map<string, Command>();
  private armies: ReadonlyMap<StateId, readonly string[]> | null = null;

  /** `below`: a register this one goes on from and never changes. */
  constructor(
    private readonly state: CampaignState,
    private readonly below: CommandRegister | null = null,
  ) {}

  /** The officers of a unit or ship now, or null when there is no such piece. */
  of(piece: string): Command | null {
    const known = this.changed.get(piece);
    if (known) return known;
    if (this.below) return this.below.of(piece);
    const found = this.state.units.get(piece) ?? this.state.ships.get(piece);
    return found ? { commander: found.commander, deputy: found.deputy } : null;
  }

  /** The capacity in which a player may order a piece now. */
  capacityOf(player: string, piece: string): Capacity {
    const command = this.of(piece);
    if (command?.commander === player) return 'commander';
    return command?.deputy === player ? 'deputy' : null;
  }

  /** An assignment takes effect; null leaves an officer as he is. */
  assign(piece: string, commander: PlayerId | null, deputy: PlayerId | null): void {
    const before = this.of(piece);
    if (before)
      this.changed.set(piece, { commander: commander ?? before.commander, deputy: deputy ?? before.deputy });
  }

  /** The army headquarters of a state. */
  armiesOf(state: StateId): readonly string[] {
    if (this.below) return this.below.armiesOf(state);
    this.armies ??= armiesByState(this.state);
    return this.armies.get(state) ?? [];
  }
}

function armiesByState(state: CampaignState): Map<StateId, string[]> {
  const armies = new Map<StateId, string[]>();
  for (const unit of state.units.values())
    if (unit.kind.role.commands === 'army')
      armies.set(unit.state, [...(armies.get(unit.state) ?? []), unit.id]);
  return armies;
}
