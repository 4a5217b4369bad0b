import { RequestReplyStrategy } from '@vedette/messaging';
import { bootstrapService } from '@vedette/platform';
import { configureHttp } from '@vedette/edge';
import { DeskPages } from './desk/desk-pages.js';
import { GatewayModule, SERVICE } from './gateway.module.js';

await bootstrapService(GatewayModule.on(), {
  name: SERVICE,
  consumers: (app) => [app.get(RequestReplyStrategy)],
  configure: (app) => configureHttp(app, app.get(DeskPages).handle),
});
