import { RequestReplyStrategy } from '@vedette/messaging';
import { bootstrapService } from '@vedette/platform';
import { ReportingModule, SERVICE } from './reporting.module.js';

await bootstrapService(ReportingModule, {
  name: SERVICE,
  consumers: (app) => [app.get(RequestReplyStrategy)],
});
