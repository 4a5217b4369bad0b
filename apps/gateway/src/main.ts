import { RequestReplyStrategy } from '@vedette/messaging';
import { bootstrapService } from '@vedette/platform';
import { GatewayModule, SERVICE } from './gateway.module.js';
import { configureHttp } from './http/configure-http.js';

await bootstrapService(GatewayModule.on(), {
  name: SERVICE,
  consumers: (app) => [app.get(RequestReplyStrategy)],
  configure: configureHttp,
});
