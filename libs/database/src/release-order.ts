/** `0.2.0` and `0.2.0+770c60c1d2e3` as figures that can be compared; no release sorts before every other. */
const figuresOf = (release: string): readonly number[] =>
  /^(\d+)\.(\d+)\.(\d+)/.exec(release)?.slice(1).map(Number) ?? [-1];

/** Whether a release came before another; two builds of one release did not. */
export function isOlderRelease(release: string, than: string): boolean {
  const [ours, theirs] = [figuresOf(release), figuresOf(than)];
  const at = ours.findIndex((figure, place) => figure !== theirs[place]);
  return at >= 0 && ours[at]! < (theirs[at] ?? -1);
}
