import { RequestReplyStrategy } from '@vedette/messaging';
import { bootstrapService } from '@vedette/platform';
import { IntakeModule, SERVICE } from './intake.module.js';

await bootstrapService(IntakeModule, {
  name: SERVICE,
  consumers: (app) => [app.get(RequestReplyStrategy)],
});
