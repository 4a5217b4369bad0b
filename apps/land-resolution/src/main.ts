import { startResolutionService } from '@vedette/resolution';
import { landPhases } from '@vedette/land-rules';
import { navalIntelligence } from '@vedette/naval-rules';
import { mergeDeciders } from '@vedette/rulebooks';

// Fleet reports are drawn up ahead of the land reports that end the turn.
const deciders = mergeDeciders(navalIntelligence, landPhases);

await startResolutionService({ service: 'land-resolution', owner: 'land', deciders });
