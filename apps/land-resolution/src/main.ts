import { startResolutionService } from '@vedette/resolution';

await startResolutionService({ service: 'land-resolution', owner: 'land' });
