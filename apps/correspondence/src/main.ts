import { RequestReplyStrategy } from '@vedette/messaging';
import { bootstrapService } from '@vedette/platform';
import { CorrespondenceModule, SERVICE } from './correspondence.module.js';

await bootstrapService(CorrespondenceModule.on(), {
  name: SERVICE,
  consumers: (app) => [app.get(RequestReplyStrategy)],
});
