import { startResolutionService } from '@vedette/resolution';
import { BattleAudit } from './battle-audit.js';
import { BattleDesk } from './battle-desk.js';

await startResolutionService({
  service: 'battle-table',
  owner: 'battle',
  game: {
    desks: (sources) => (due) => BattleDesk.lay(due, sources),
    auditor: (sources) => new BattleAudit(sources),
  },
});
