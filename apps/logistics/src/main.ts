import { startResolutionService } from '@vedette/resolution';
import { supplyPhases } from '@vedette/supply-rules';

await startResolutionService({ service: 'logistics', owner: 'logistics', deciders: supplyPhases });
