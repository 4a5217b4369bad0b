import { JetStreamStrategy, RequestReplyStrategy } from '@vedette/messaging';
import { bootstrapService } from '@vedette/platform';
import { ConductorModule, SERVICE } from './conductor.module.js';

await bootstrapService(ConductorModule, {
  name: SERVICE,
  consumers: (app) => [app.get(JetStreamStrategy), app.get(RequestReplyStrategy)],
});
