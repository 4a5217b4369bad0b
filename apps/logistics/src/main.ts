import { startResolutionService } from '@vedette/resolution';
import { supplyPhases } from '@vedette/supply-rules';
import { CourierController } from './couriers/courier.controller.js';
import { SupplyQuestionController } from './supply-question/supply-question.controller.js';

await startResolutionService({
  service: 'logistics',
  owner: 'logistics',
  deciders: supplyPhases,
  answers: [SupplyQuestionController, CourierController],
});
