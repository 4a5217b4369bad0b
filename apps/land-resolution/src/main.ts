import { startResolutionService } from '@vedette/resolution';
import { landPhases } from '@vedette/land-rules';

await startResolutionService({ service: 'land-resolution', owner: 'land', deciders: landPhases });
