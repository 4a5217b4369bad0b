/** A key for another draft of the family of one `piece/kind/1`: with the first number that is not taken. */
export function keyBeside(key: string, taken: Pick<ReadonlySet<string>, 'has'>): string {
  const family = key.slice(0, key.lastIndexOf('/'));
  let number = 1;
  while (taken.has(`${family}/${number}`)) number += 1;
  return `${family}/${number}`;
}
