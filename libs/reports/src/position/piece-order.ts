const ID = /^([A-Z]+)(\d+)([A-Z]+)$/;

/** Ids of units and ships as a muster roll has them: by state, then type, then number, so that 2 comes before 10. */
export function byRoll(a: string, b: string): number {
  const left = ID.exec(a);
  const right = ID.exec(b);
  if (!left || !right) return a < b ? -1 : a > b ? 1 : 0;
  for (const part of [1, 3] as const)
    if (left[part] !== right[part]) return left[part]! < right[part]! ? -1 : 1;
  return Number(left[2]) - Number(right[2]);
}
