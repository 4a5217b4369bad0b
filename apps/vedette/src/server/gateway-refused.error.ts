/** The gateway answered a call with an error. */
export class GatewayRefusedError extends Error {
  readonly code = 'GATEWAY_REFUSED';

  /** `problem` is the stable code of the gateway's problem document; empty where the answer was none. */
  constructor(
    method: string,
    path: string,
    readonly status: number,
    detail: string,
    readonly problem = '',
  ) {
    super(`${method} ${path} was answered ${status}: ${detail}`);
    this.name = 'GatewayRefusedError';
  }
}
