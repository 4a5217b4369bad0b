/**
 * Entry for `node --import @vedette/platform/telemetry dist/main.js`: it starts telemetry before anything imports
 * `http` or `pg`, which is the only moment instrumentation works under ESM. The running telemetry is left where
 * {@link runningTelemetry} finds it for the orderly stop. As it is what a service runs first, signals are heard from here on.
 */
import { endWhileStarting } from '../shutdown/end-while-starting.js';
import { rememberTelemetry } from './running-telemetry.js';
import { serviceNameOf } from './service-name.js';
import { startTelemetry } from './start-telemetry.js';

endWhileStarting();
rememberTelemetry(startTelemetry(serviceNameOf(process.env, process.argv[1]), process.env));
