import { startResolutionService } from '@vedette/resolution';
import { navalPhases } from '@vedette/naval-rules';

await startResolutionService({ service: 'naval-resolution', owner: 'naval', deciders: navalPhases });
