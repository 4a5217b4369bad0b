/** A store of supplies that units draw from: a city, a depot or cache, or what a corps headquarters carries. */
export interface Store {
  readonly kind: 'city' | 'depot' | 'unit';
  readonly name: string;
  readonly left: number;
}
