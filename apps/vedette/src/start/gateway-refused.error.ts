/** The gateway answered a call with an error. */
export class GatewayRefusedError extends Error {
  readonly code = 'GATEWAY_REFUSED';

  constructor(
    method: string,
    path: string,
    readonly status: number,
    detail: string,
  ) {
    super(`${method} ${path} was answered ${status}: ${detail}`);
    this.name = 'GatewayRefusedError';
  }
}
