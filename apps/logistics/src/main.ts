import { startResolutionService } from '@vedette/resolution';
import { CourierEstimateController } from './couriers/courier-estimate.controller.js';
import { CourierController } from './couriers/courier.controller.js';
import { SupplyQuestionController } from './supply-question/supply-question.controller.js';

await startResolutionService({
  service: 'logistics',
  owner: 'logistics',
  answers: [SupplyQuestionController, CourierController, CourierEstimateController],
});
