/**
 * Entry for `node --import @vedette/platform/telemetry dist/main.js`: it starts telemetry before anything imports
 * `http` or `pg`, which is the only moment instrumentation works under ESM. The running telemetry is left where
 * {@link runningTelemetry} finds it for the orderly stop.
 */
import { rememberTelemetry } from './running-telemetry.js';
import { serviceNameOf } from './service-name.js';
import { startTelemetry } from './start-telemetry.js';

rememberTelemetry(startTelemetry(serviceNameOf(process.env, process.argv[1]), process.env));
