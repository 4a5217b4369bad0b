import { randomUUID } from 'node:crypto';
import type { ConductorFindings, ConductorPresent } from '@vedette/contracts';
import { chosenConductor } from './chosen-conductor.js';

/**
 * How long a conductor that is silent counts as alive, *our figure*: five beats. One that hangs so long is replaced; should it go on
 * all the same, two do the same for a moment, which changes nothing.
 */
export const SILENT_MS = 5_000;

interface Heard {
  readonly at: number;
  readonly findings: ConductorFindings;
}

/**
 * The conductors that are alive, as far as this one hears, and which of them looks after a campaign. Time is this process's own and
 * runs from when it heard them, so no clock that is wrong can keep a dead one alive. Who hears nobody looks after all campaigns.
 */
export class Colleagues {
  private readonly heard = new Map<string, Heard>();

  /**
   * @param self the name of this conductor: of the process, not of the machine
   * @param clock milliseconds of a clock that only goes forward
   */
  constructor(
    readonly self: string = randomUUID(),
    private readonly clock: () => number = () => performance.now(),
  ) {}

  /** Takes in what a conductor tells of itself. */
  hear({ conductor, goes, findings }: ConductorPresent): void {
    if (conductor === this.self) return;
    if (goes) this.heard.delete(conductor);
    else this.heard.set(conductor, { at: this.clock(), findings });
  }

  /** The conductors that are alive, this one among them, in order. */
  alive(): string[] {
    return [this.self, ...this.others().keys()].sort();
  }

  /** Whether this conductor looks after a campaign. */
  looksAfter(campaign: string): boolean {
    return chosenConductor(campaign, this.alive()) === this.self;
  }

  /** What the others that are alive found, each in the campaigns that it looks after. */
  findings(): ConductorFindings[] {
    return [...this.others().values()].map(({ findings }) => findings);
  }

  private others(): ReadonlyMap<string, Heard> {
    const since = this.clock() - SILENT_MS;
    for (const [conductor, { at }] of this.heard) if (at < since) this.heard.delete(conductor);
    return this.heard;
  }
}
