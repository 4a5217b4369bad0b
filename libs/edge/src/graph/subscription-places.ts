/** Who may stay connected at the same time. */
export interface PlaceLimits {
  /** Connections that have signed in, of all and of one session or token. */
  readonly signedIn: number;
  readonly ofOneCaller: number;
  /** Connections that have not signed in yet, of all and of one network. */
  readonly strangers: number;
  readonly ofOneNetwork: number;
}

/** The place of one connection. */
export interface SubscriptionPlace {
  /** Moves to the places of those who have signed in; false when there is none. */
  signIn(caller: string): boolean;
  /** Gives the place back. */
  leave(): void;
}

/**
 * Places of WebSocket connections. Who has not signed in waits in places of his own, counted by network: he takes none from
 * those who have, and fills those of nobody elsewhere.
 */
export class SubscriptionPlaces {
  private readonly strangers: Counted;
  private readonly signedIn: Counted;

  constructor(limits: PlaceLimits) {
    this.strangers = new Counted(limits.strangers, limits.ofOneNetwork);
    this.signedIn = new Counted(limits.signedIn, limits.ofOneCaller);
  }

  /** A place for a connection that comes from a network; null when there is none. */
  arrive(network: string): SubscriptionPlace | null {
    let held = this.strangers.take(network);
    if (!held) return null;
    return {
      signIn: (caller) => {
        const taken = this.signedIn.take(caller);
        if (!taken) return false;
        held?.();
        held = taken;
        return true;
      },
      leave: () => {
        held?.();
        held = null;
      },
    };
  }
}

/** A number in all, and a number of each. */
class Counted {
  private readonly each = new Map<string, number>();
  private all = 0;

  constructor(
    private readonly most: number,
    private readonly mostOfEach: number,
  ) {}

  /** Takes one and returns what gives it back; null when there is none. */
  take(name: string): (() => void) | null {
    const own = this.each.get(name) ?? 0;
    if (this.all >= this.most || own >= this.mostOfEach) return null;
    this.all += 1;
    this.each.set(name, own + 1);
    return () => {
      this.all -= 1;
      const left = this.each.get(name)! - 1;
      if (left > 0) this.each.set(name, left);
      else this.each.delete(name);
    };
  }
}
