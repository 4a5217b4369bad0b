import type { Reading } from './reading.js';

/** Our readings of doubtful rules of GITM NWOL alone, as docs/compliance.md has them. */
// prettier-ignore
export const READINGS_OF_NWOL: readonly Reading[] = [
  { tag: 'N-01', rules: ['gitm-nwol 9.6', 'gitm-nwol 9.7', 'gitm-nwol 9.8', 'gitm-nwol 9.9', 'gitm-nwol 9.10', 'gitm-nwol 9.11', 'gitm-nwol 9.12', 'gitm-nwol 9.13', 'gitm-nwol 9.14', 'gitm-nwol 10.1', 'gitm-nwol 10.2', 'gitm-nwol 10.3', 'gitm-nwol 10.4', 'gitm-nwol 10.5', 'gitm-nwol 10.6', 'gitm-nwol 10.7', 'gitm-nwol 10.8', 'gitm-nwol 10.9', 'gitm-nwol 10.10', 'gitm-nwol 10.11', 'gitm-nwol 11.1', 'gitm-nwol 11.2', 'gitm-nwol 11.3', 'gitm-nwol 11.4', 'gitm-nwol 11.5', 'gitm-nwol 12.1', 'gitm-nwol 12.2', 'gitm-nwol 12.3', 'gitm-nwol 12.4', 'gitm-nwol 12.5'], text: 'The sister book fills the gap, without its special units and ports.' },
  { tag: 'N-02', rules: ['gitm-nwol 3.1', 'gitm-nwol 3.2'], text: 'A code means what its own book says; both kinds of headquarters rest alike.' },
  { tag: 'N-03', rules: ['gitm-nwol 7.5', 'gitm-nwol 8.1', 'gitm-nwol 8.10'], text: 'Heavy cavalry moves four squares on both scales, two in support.' },
  { tag: 'N-04', rules: ['gitm-nwol 7.7', 'gitm-nwol 7.8'], text: 'Here headquarters too shut a cone.' },
  { tag: 'N-05', rules: ['gitm-nwol 7.1', 'gitm-nwol 7.2', 'gitm-nwol 7.3', 'gitm-nwol 7.4', 'gitm-nwol 7.5', 'gitm-nwol 7.6', 'gitm-nwol 7.7', 'gitm-nwol 7.8', 'gitm-nwol 7.9', 'gitm-nwol 7.10', 'gitm-nwol 7.11', 'gitm-nwol 7.12', 'gitm-nwol 7.13', 'gitm-nwol 7.14', 'gitm-nwol 7.15', 'gitm-nwol 7.16', 'gitm-nwol 7.17', 'gitm-nwol 8.1', 'gitm-nwol 8.2', 'gitm-nwol 8.3', 'gitm-nwol 8.4', 'gitm-nwol 8.5', 'gitm-nwol 8.6', 'gitm-nwol 8.7', 'gitm-nwol 8.8', 'gitm-nwol 8.9', 'gitm-nwol 8.10', 'gitm-nwol 8.11', 'gitm-nwol 8.12'], text: '7.17 belongs to campaign turns.' },
  { tag: 'N-06', rules: ['gitm-nwol 8.2', 'gitm-nwol 8.8', 'gitm-nwol 8.11'], text: 'The kinds of tactical move rank as in AMWOL.' },
  { tag: 'N-07', rules: ['gitm-nwol 7.5'], text: 'Withdrawals cut short go as in AMWOL.' },
  { tag: 'N-08', rules: ['gitm-nwol 6.3', 'gitm-nwol 7.12'], text: 'The march options of AMWOL are not open here.' },
  { tag: 'N-09', rules: ['gitm-nwol 7.5'], text: 'Withdrawing and leaving boxes empty are judged apart.' },
  { tag: 'N-10', rules: ['gitm-nwol 8.5'], text: 'As A-29.' },
  { tag: 'N-11', rules: ['gitm-nwol 9.2'], text: 'A headquarters has the squares AMWOL gives it.' },
  { tag: 'N-12', rules: ['gitm-nwol 8.10'], text: 'As A-31.' },
  { tag: 'N-13', rules: ['gitm-nwol 1.4'], text: 'Garrisons of forts are outside the cap.' },
  { tag: 'N-14', rules: ['gitm-nwol 9.4'], text: 'The third line takes all who are left, at half weight in melee.' },
  { tag: 'N-15', rules: ['gitm-nwol 7.12'], text: 'The picture of exits is part of 7.7.' },
  { tag: 'N-16', rules: ['gitm-nwol 7.16'], text: 'Cities at home and in allied states may be aimed at.' },
];
