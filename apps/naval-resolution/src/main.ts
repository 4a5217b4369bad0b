import { startResolutionService } from '@vedette/resolution';

await startResolutionService({ service: 'naval-resolution', owner: 'naval' });
