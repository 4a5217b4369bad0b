import type { Fieldwork } from '@vedette/campaign';

/** What a work is to a battle: which way it faces, and its level 1-5. */
export type WorkInBattle = Pick<Fieldwork, 'facing' | 'level'>;
