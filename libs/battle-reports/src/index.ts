export * from './battle-reports.js';
export * from './map/battle-map.js';
export { type GroundLines } from './map/ground-layer.js';
export * from './turn/battle-report.js';
export { type BattleStory, battleStoryOf } from './why/battle-story.js';
export { refereesStoryOf } from './why/referees-story.js';
export { composeBattleDebrief } from './debrief/battle-debrief.js';
export { BattleDebrief } from './debrief/battle-debrief.schema.js';
export { battleDebriefHtml, battleDebriefText } from './debrief/debrief-pages.js';
