import { counted } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { sentence } from '../wording/series.js';
import type { Messages } from './message.js';

const PLAIN_REASONS: ReadonlySet<string> = new Set(['ordered', 'landed']);

/** Deployment, peace and truce turns (GITM AMWOL 7.18). */
export const DEPLOYMENT_MESSAGES = {
  UnitDeployed: {
    say: (t) =>
      sentence(
        `${t.text('unit')} ${t.has('landedFrom') ? `landed from ${t.text('landedFrom')} and ` : ''}took up quarters in ${t.text('to')}`,
        t.has('toTactical') && `at ${t.text('toTactical')}`,
        t.is('inFort') && 'inside the fort',
        t.has('from') && t.text('from') !== t.text('to') && `, coming from ${t.text('from')}`,
        !PLAIN_REASONS.has(t.text('reason')) && withReason(t.text('reason')),
      ),
  },
  DeploymentRefused: {
    say: (t) =>
      sentence(
        `${t.text('unit')} stayed`,
        t.has('at') && `in ${t.text('at')}`,
        t.has('to') && `and did not go to ${t.text('to')}`,
        withReason(t.text('reason')),
      ),
  },
  UnitRestacked: {
    say: (t) =>
      sentence(
        `${t.text('unit')} had to make room and moved from ${t.text('from')} to ${t.text('to')}`,
        t.has('in') && `in ${t.text('in')}`,
      ),
  },
  UnitDisbanded: {
    parts: ['land', 'fleet'],
    say: (t) =>
      sentence(
        `${t.text('unit')} disbanded`,
        t.has('ship') && `aboard ${t.text('ship')}`,
        t.has('men') && `with ${counted(t.number('men')!, 'man', 'men')}`,
        withReason(t.text('reason')),
      ),
  },
} satisfies Messages;
