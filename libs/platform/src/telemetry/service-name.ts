/**
 * Name of the service in traces and metrics, which must be known before its code is loaded: `VEDETTE_SERVICE`, else the
 * folder of the program, `apps/<service>/dist/main.js`.
 */
export const serviceNameOf = (
  env: Readonly<Record<string, string | undefined>>,
  program: string | undefined,
): string => env['VEDETTE_SERVICE'] || /[\\/]apps[\\/]([^\\/]+)[\\/]/.exec(program ?? '')?.[1] || 'vedette';
