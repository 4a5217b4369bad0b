import type { Telemetry } from './start-telemetry.js';

let running: Telemetry | undefined;

/** Remembers the telemetry the entry started, so that the last step of a stop can flush it. */
export const rememberTelemetry = (telemetry: Telemetry): void => {
  running = telemetry;
};

/** The telemetry of this process, if it was started. */
export const runningTelemetry = (): Telemetry | undefined => running;
