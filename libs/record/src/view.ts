/** What has no parts of its own: an id stays what it is, brand and all, and so does a function. */
type Whole = string | number | boolean | bigint | symbol | null | undefined | ((...args: never[]) => unknown);

/** A thing to be read and never changed, all the way down: what rules are given of a game's state. */
export type View<T> = unknown extends T
  ? T
  : T extends Whole
    ? T
    : T extends ReadonlyMap<infer K, infer V>
      ? ReadonlyMap<K, View<V>>
      : T extends ReadonlySet<infer V>
        ? ReadonlySet<View<V>>
        : { readonly [K in keyof T]: View<T[K]> };
