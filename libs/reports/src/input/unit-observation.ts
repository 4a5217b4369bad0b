/** Full status of a unit the player commands or deputises (GITM AMWOL 3.2, 3.3, 9.13, 10.11). */
export interface OwnUnit {
  readonly id: string;
  readonly name: string | null;
  /** Type code, for instance `IN`. */
  readonly type: string;
  readonly commander: string | null;
  readonly deputy: string | null;
  /** Strategic square, or null aboard ship and in garrisons off the land map. */
  readonly square: string | null;
  readonly tactical: string | null;
  /** Port of a garrison off the land map. */
  readonly place: string | null;
  readonly aboard: string | null;
  readonly status: 'active' | 'inactive' | 'shattered' | 'embarked' | 'garrison';
  readonly inFort: boolean;
  readonly strength: number;
  readonly batteries: number;
  readonly quality: string;
  readonly experience: number;
  readonly morale: number;
  readonly fatigue: number;
  readonly initiative: number | null;
  readonly supplies: number;
  readonly ammunition: number;
  readonly casualties: {
    readonly killed: number;
    readonly wounded: number;
    readonly prisoners: number;
    readonly stragglers: number;
  };
  /** Source of supply and of communications held for the coming turn; null when it has none. */
  readonly supplySource: string | null;
  readonly communicationsSource: string | null;
  readonly reforming: { readonly turnsLeft: number; readonly waited: number } | null;
}
