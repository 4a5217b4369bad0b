/** A rule asked for the same draw twice in one phase; its label must name what makes the second one different. */
export class DrawRepeatedError extends Error {
  readonly code = 'DRAW_REPEATED';

  constructor(readonly label: string) {
    super(`the draw "${label}" was already made in this phase; give the second one a label of its own`);
    this.name = 'DrawRepeatedError';
  }
}
