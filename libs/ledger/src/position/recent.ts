/** A map that keeps the entries used last, as many as weigh no more than `most` together, and forgets the rest. */
export class Recent<V> {
  private readonly entries = new Map<string, { readonly value: V; readonly weight: number }>();
  private weight = 0;

  /** `least`: how many are kept whatever they weigh. */
  constructor(
    private readonly most: number,
    private readonly least = 0,
  ) {}

  get(key: string): V | undefined {
    const found = this.entries.get(key);
    if (found === undefined) return undefined;
    this.entries.delete(key);
    this.entries.set(key, found);
    return found.value;
  }

  set(key: string, value: V, weight = 1): void {
    this.delete(key);
    this.entries.set(key, { value, weight });
    this.weight += weight;
    for (const oldest of this.entries.keys()) {
      if (this.weight <= this.most || this.entries.size <= this.least) return;
      this.delete(oldest);
    }
  }

  delete(key: string): void {
    this.weight -= this.entries.get(key)?.weight ?? 0;
    this.entries.delete(key);
  }
}
