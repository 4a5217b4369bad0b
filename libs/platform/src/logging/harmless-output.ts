/** A stream of this process that others read. */
type Output = Pick<NodeJS.WriteStream, 'on'>;

/**
 * Output nobody takes (a closed terminal, a full disk behind a redirection) costs the lines and not the process, which an
 * unheard `error` event would end.
 */
export const keepOutputHarmless = (outputs: readonly Output[] = [process.stdout, process.stderr]): void => {
  for (const output of outputs) output.on('error', () => undefined);
};
