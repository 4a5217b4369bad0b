import { RequestReplyStrategy } from '@vedette/messaging';
import { bootstrapService } from '@vedette/platform';
import { PeopleModule, SERVICE } from './people.module.js';

await bootstrapService(PeopleModule.on(), {
  name: SERVICE,
  consumers: (app) => [app.get(RequestReplyStrategy)],
});
