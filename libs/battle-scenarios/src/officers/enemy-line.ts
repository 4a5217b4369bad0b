import type { Hex } from '@vedette/hex';
import type { MapTable } from './map-table.js';
import { nearest } from './walk.js';

/** Enemies first seen this near ground that counts are taken to stand there to hold it. */
const HOLDS_WITHIN = 3;
/** As many of them gone from where they stood make a line that is left; one may have been driven. */
const A_LINE_LEFT = 2;

/** What an officer remembers of the line an enemy held: where each contact was first seen, and whether the line is still there. */
export class EnemyLine {
  private readonly stood = new Map<string, Hex>();
  private readonly gone = new Set<string>();

  /** Takes in what is seen this turn. */
  look(table: MapTable): void {
    const ground = table.battle.victory.objectives.map(({ hex }) => hex);
    for (const { id, hex } of table.contacts())
      if (!this.stood.has(id) && nearest(hex, ground) <= HOLDS_WITHIN) this.stood.set(id, hex);
    // A contact that is seen to be empty is dropped at once; what is out of sight stays for a while (P-25.3).
    const now = new Map(table.desk.view.contacts.map(({ id, hex }) => [id, hex]));
    for (const [id, hex] of this.stood) if (now.get(id) !== hex) this.gone.add(id);
  }

  /** Whether the enemy has left the line he held: his troops are seen to go about, and whoever attacks meets no line. */
  get isLeft(): boolean {
    return this.gone.size >= A_LINE_LEFT;
  }
}
