import type { LandRule } from '../../rule/land-rule.js';
import type { RuleNumbers } from '../../rule/rule-numbers.js';

/**
 * Numbers of NWOL's rules (matrix sections 3 to 6). Rules after the break of NWOL's text at 9.5 keep the numbers of AMWOL,
 * whose rules they are (N-01). What ranks the kinds of tactical move in AMWOL (8.12) NWOL does not say (N-06).
 */
// prettier-ignore
export const NWOL_RULES: RuleNumbers<LandRule> = {
  '1.1': '1.1', '1.2': '1.2', '1.3': '1.3', '1.4': '1.4',
  '2.1': '2.1', '2.2': '2.2', '2.3': '2.3', '2.4': '2.4', '2.5': '2.5', '2.6': '2.6', '2.7': '2.7',
  '3.1': '3.1', '3.2': '3.2', '3.3': '3.3', '3.4': '3.4', '3.5': '3.5', '3.6': '3.6', '3.7': '3.7',
  '4.1': '4.1', '4.2': '4.2', '4.3': '4.3', '4.4': '4.4', '4.5': '4.5', '4.6': '4.6', '4.7': '4.7',
  '5.1': '5.1', '5.2': '5.2', '5.3': '5.3',
  '6.1': '6.1', '6.2': '6.2', '6.3': '6.3', '6.4': '6.4', '6.5': '6.5', '6.6': '6.6', '6.7': '6.7', '6.8': '6.8', '6.9': '6.9', '6.10': '6.11',
  '7.1': '7.1', '7.2': '7.2', '7.3': '7.3', '7.4': '7.4', '7.5': '7.5', '7.6': '7.5', '7.7': '7.6', '7.8': '7.7', '7.9': '7.8', '7.10': '7.9', '7.11': '7.10', '7.12': '7.11', '7.13': '7.12', '7.14': '7.13', '7.15': '7.14', '7.16': '7.15', '7.17': '7.17', '7.18': '7.16', '7.19': '7.16',
  '8.1': '8.1', '8.2': '8.2', '8.3': '8.3', '8.4': '8.4', '8.5': '8.5', '8.6': '8.6', '8.7': '8.7', '8.8': '8.8', '8.9': '8.9', '8.10': '8.10', '8.11': '8.11', '8.12': null,
  '9.1': '9.1', '9.2': '9.2', '9.3': '9.3', '9.4': '9.4', '9.5': '9.5', '9.6': '9.6', '9.7': '9.7', '9.8': '9.8', '9.9': '9.9', '9.10': '9.10', '9.11': '9.11', '9.12': '9.12', '9.13': '9.13', '9.14': '9.14',
  '10.1': '10.1', '10.2': '10.2', '10.3': '10.3', '10.4': '10.4', '10.5': '10.5', '10.6': '10.6', '10.7': '10.7', '10.8': '10.8', '10.9': '10.9', '10.10': '10.10', '10.11': '10.11',
  '11.1': '11.1', '11.2': '11.2', '11.3': '11.3', '11.4': '11.4', '11.5': '11.5',
  '12.1': '12.1', '12.2': '12.2', '12.3': '12.3', '12.4': '12.4', '12.5': '12.5',
  'quiet-turn-orders': '6.10', 'quiet-turn-places': '8.12',
  'falling-back': '9.9',
  'rivers-and-railways': null, weapons: null, 'no-forced-march': '6.3', 'no-boarding-in-deployment': null, 'rail-movement': null, 'rail-control': null, 'rail-lines': null, 'rail-entry': null, 'track-works': null, 'railway-bridges': null, 'field-works': null, 'captured-guns': null, depots: null, 'depot-destroyed': null, bridges: null, 'bridge-crossings': null, 'bridges-lost': null, 'pontoon-bridges': null, 'pontoon-removed': null, 'pontoon-lost': null, ferries: null,
};
