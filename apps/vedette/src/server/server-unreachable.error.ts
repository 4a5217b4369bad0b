/** Nobody answers at a server's address. */
export class ServerUnreachableError extends Error {
  readonly code = 'SERVER_UNREACHABLE';

  constructor(server: string, cause: unknown) {
    super(`nobody answers at ${server}: ${whyOf(cause)}; check --server, and that the server runs`, {
      cause,
    });
    this.name = 'ServerUnreachableError';
  }
}

/** fetch says only that it failed; why is in its cause. */
function whyOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause === undefined
    ? message
    : (cause as Error).message || String((cause as { code?: string }).code);
}
