import { shipTurn, type SailNewsReport, type Ship, type StateId } from '@vedette/campaign';
import { happens, type Dice, type Draw } from '@vedette/chance';
import type { CampaignState } from '@vedette/campaign';
import { drawLabel, type NavalDetectionFigures, type NavalRulebook } from '@vedette/rulebooks';
import { sailCount } from './sail-count.js';

interface News {
  readonly size: string | null;
  readonly dice: readonly Draw[];
}

const NO_NEWS: News = { size: null, dice: [] };

/** The sea area or port a ship is in, harbour and coastal waters as one; null at the Horn. */
export function newsPlace(at: Ship['at']): string | null {
  if ('port' in at) return at.port;
  return 'sea' in at ? at.sea : null;
}

/**
 * News of strangers who began the turn where a player's ships ended it (PATE 5.5, P-64): they may have sailed since, some are
 * missed, their number is uncertain, and now and then there were none. One side hears the same everywhere.
 */
export class SailNews {
  private readonly began = new Map<string, Map<StateId, number>>();
  private readonly told = new Map<string, News>();
  /** States of which news may be invented: nobody believes in a fleet without a port. */
  private readonly seafaring: ReadonlySet<StateId>;
  private readonly figures: NavalDetectionFigures;

  constructor(
    private readonly state: CampaignState,
    private readonly book: NavalRulebook,
    private readonly dice: Dice,
    private readonly sideOf: (state: StateId) => string,
  ) {
    this.figures = book.figures.detection;
    this.seafaring = new Set([...state.ports.values()].map((port) => port.state));
    for (const ship of state.ships.values()) {
      const { startedAt } = shipTurn(ship);
      const place = startedAt && newsPlace(startedAt);
      if (ship.status !== 'active' || place === null) continue;
      const there = this.began.get(place) ?? new Map<StateId, number>();
      there.set(ship.state, (there.get(ship.state) ?? 0) + 1);
      this.began.set(place, there);
    }
  }

  /** News for a player whose ships ended the turn in these places. Draws made are pushed to `used`. */
  heardAt(viewer: StateId, places: readonly string[], used: Draw[]): SailNewsReport[] {
    const strangers = this.state.states.filter(({ id }) => !this.state.areFriends(viewer, id));
    return places.flatMap((place) =>
      strangers.flatMap(({ id }) => {
        const news = this.newsOf(viewer, id, place);
        used.push(...news.dice);
        return news.size === null ? [] : [{ state: id, place, size: news.size, turn: this.state.turn }];
      }),
    );
  }

  private newsOf(viewer: StateId, of: StateId, place: string): News {
    const label = drawLabel(this.book, '5.5', `${this.sideOf(viewer)} hears of ${of} at ${place}`);
    const ships = this.began.get(place)?.get(of) ?? 0;
    if (ships === 0 && !this.seafaring.has(of)) return NO_NEWS;
    let news = this.told.get(label);
    if (!news) this.told.set(label, (news = this.draw(label, ships)));
    return news;
  }

  private draw(label: string, ships: number): News {
    const { newsComes, newsIsFalse, newsCountError } = this.figures;
    const roll = this.dice.chance(label, (ships > 0 ? newsComes : newsIsFalse).value);
    if (!happens(roll)) return { size: null, dice: [roll] };
    const count = sailCount(this.dice, this.figures, label, Math.max(1, ships), newsCountError.value);
    return { size: count.size, dice: [roll, count.dice] };
  }
}
