import { campaignPath, type Controlled, type ControlledTurn } from '../graph/control-desk.js';
import { say } from '../words/words.js';
import { type Act, playersOf, reason, type Values } from './act.js';
import { fieldsOfPiece, kindsOfPieces } from './edit-fields.js';
import type { SeenPosition } from './seen-pieces.js';

/** Rolls a turn back to before a phase; `turn` is the one whose phases are offered. */
export const rollBackAct = (now: Controlled, turn: ControlledTurn): Act => {
  const phases = turn.phases.map(({ name }) => name);
  const undone = (to = ''): number =>
    phases.length - Math.max(0, phases.indexOf(to as (typeof phases)[number]));
  return {
    id: 'roll-back',
    method: 'POST',
    path: () => campaignPath(now.campaign.id, '/administration/roll-back'),
    fields: [
      {
        name: 'to-phase',
        kind: 'line',
        options: phases.map((name) => [name, name] as const),
        after: Array.from({ length: now.turn.turn - turn.turn }, (_, next) =>
          say('turn-number', { turn: turn.turn + next + 1 }),
        ),
      },
      { name: 'reopen', kind: 'tick' },
      reason,
    ],
    body: (values) => ({
      turn: turn.turn,
      to: values['to-phase'],
      ...(reopens(values) ? { orders: 'reopened' } : {}),
      reason: values['reason'],
    }),
    facts: (values) => ({
      turn: turn.turn,
      phase: values['to-phase'] ?? '',
      count: undone(values['to-phase']),
      later: now.turn.turn - turn.turn,
      orders: reopens(values) ? 'reopened' : 'kept',
    }),
    told: () => 'everybody',
  };
};

/** Orders are taken anew only where a turn goes back to its very start. */
const reopens = (values: Values): boolean => values['reopen'] === 'yes' && values['to-phase'] === 'orders';

export const undoRollBackAct = (now: Controlled): Act => ({
  id: 'undo-roll-back',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/administration/roll-back/undo'),
  fields: [reason],
  body: ({ reason: why }) => ({ reason: why }),
  facts: () => ({ turn: now.turn.turn }),
  told: () => 'everybody',
});

/** Plays the open turn with dice of its own. */
export const trialAct = (now: Controlled): Act => ({
  id: 'trial',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/administration/dry-run'),
  fields: [],
  facts: () => ({ turn: now.turn.turn }),
  told: () => 'nobody',
});

export const cancelTrialAct = (now: Controlled): Act => ({
  ...trialAct(now),
  id: 'cancel-trial',
  method: 'DELETE',
});

/** Resolves a resolved turn once more and compares. */
export const auditAct = (now: Controlled): Act => ({
  id: 'audit',
  method: 'POST',
  path: ({ turn = '' }) => campaignPath(now.campaign.id, `/turns/${encodeURIComponent(turn)}/audit`),
  fields: [{ name: 'turn', kind: 'number', isNeeded: true, first: String(lastResolved(now)) }],
  facts: ({ turn = '' }) => ({ turn }),
  told: () => 'nobody',
});

/** The last turn that was resolved; 0 before the first. */
export const lastResolved = ({ turn: { turn, status } }: Controlled): number =>
  status === 'resolved' ? turn : turn - 1;

/** Fields of an edit, from lines of `name=value`; what is JSON is taken as such, anything else as text. */
export function fieldsIn(text: string): Record<string, unknown> {
  const lines = text.split('\n').filter((line) => line.includes('='));
  return Object.fromEntries(
    lines.map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at).trim(), valueOf(line.slice(at + 1).trim())];
    }),
  );
}

function valueOf(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}

/** Whether a campaign is a battle: it has other pieces, and no offices. */
export const isOfBattle = ({ campaign }: Controlled): boolean => campaign.rulebooks.land === 'gbacw-3dog';

/** Changes a piece by hand; first it is shown what would change, and who would be told with which words. */
export const editAct = (now: Controlled, seen: SeenPosition | null): Act => ({
  id: 'edit',
  method: 'POST',
  path: () => campaignPath(now.campaign.id, '/administration/edits'),
  previewPath: campaignPath(now.campaign.id, '/administration/edits/preview'),
  fields: [
    {
      name: 'edit-act',
      kind: 'choice',
      options: ['change', 'add', 'remove'].map((one) => [one, say(`edit-${one}`)] as const),
    },
    {
      name: 'piece-kind',
      kind: 'choice',
      options: kindsOfPieces(isOfBattle(now)).map((one) => [one, say(`piece-${one}`)] as const),
    },
    { name: 'piece', kind: 'text', isNeeded: true },
    {
      name: 'set',
      kind: 'piece',
      rows: (values) =>
        values['edit-act'] === 'remove'
          ? []
          : fieldsOfPiece(isOfBattle(now), values['piece-kind'] ?? '', values['piece'] ?? '', seen),
    },
    reason,
  ],
  body: (values) => ({
    act: values['edit-act'],
    kind: values['piece-kind'],
    piece: values['piece'],
    set: values['edit-act'] === 'remove' ? {} : fieldsIn(values['set'] ?? ''),
    reason: values['reason'],
  }),
  facts: ({ piece = '' }) => ({ piece: piece || '…' }),
  told: () => 'shown-below',
});

export const undoEditAct = (now: Controlled): Act => ({
  id: 'undo-edit',
  method: 'POST',
  path: ({ number = '' }) =>
    campaignPath(now.campaign.id, `/administration/edits/${encodeURIComponent(number)}/undo`),
  fields: [{ name: 'number', kind: 'number', isNeeded: true }, reason],
  body: ({ reason: why }) => ({ reason: why }),
  facts: ({ number = '' }) => ({ number: number || '…' }),
  told: () => 'shown-below',
});

/** Lifts the veil: everybody in the campaign can read in the log that it was done. */
export const liftAct = (now: Controlled): Act => ({
  id: 'lift',
  method: 'GET',
  path: ({ turn = '', reason: why = '' }) =>
    campaignPath(
      now.campaign.id,
      `/administration/position?${new URLSearchParams({ ...(turn && { turn }), reason: why })}`,
    ),
  fields: [{ name: 'turn', kind: 'number' }, reason],
  told: () => 'everybody',
});

/** Lifts the veil of orders: everybody reads that it was done. */
export const liftOrdersAct = (now: Controlled): Act => ({
  ...liftAct(now),
  id: 'lift-orders',
  path: ({ turn = '', player = '', reason: why = '' }) =>
    campaignPath(
      now.campaign.id,
      `/administration/orders?${new URLSearchParams({ ...(turn && { turn }), ...(player && { player }), reason: why })}`,
    ),
  fields: [
    { name: 'turn', kind: 'number', first: String(now.turn.turn) },
    { name: 'player', kind: 'choice', options: [['', say('orders-of-all')], ...playersOf(now)] },
    reason,
  ],
  facts: ({ turn = '' }) => ({ turn }),
});

/** Reads what each side was told before the first turn; everybody reads that it was done. */
export const liftBriefsAct = (now: Controlled): Act => ({
  ...liftAct(now),
  id: 'lift-briefs',
  path: ({ reason: why = '' }) =>
    campaignPath(now.campaign.id, `/administration/briefs?${new URLSearchParams({ reason: why })}`),
  fields: [reason],
});

/** What begins and ends a campaign as a whole. */
export function campaignActs(now: Controlled): Act[] {
  const { id, status } = now.campaign;
  const end: Act = {
    id: 'end',
    method: 'POST',
    path: () => campaignPath(id, '/end'),
    fields: [
      { name: 'confirm', kind: 'text', isNeeded: true },
      { name: 'result', kind: 'long', isNeeded: true },
      reason,
    ],
    body: ({ confirm, result, reason: why }) => ({ confirm, result, reason: why }),
    facts: () => ({ campaign: id, turn: now.turn.turn }),
    told: () => 'everybody',
  };
  const publish: Act = {
    ...end,
    id: 'publish',
    path: () => campaignPath(id, '/publish'),
    fields: [{ name: 'confirm', kind: 'text', isNeeded: true }],
    body: ({ confirm }) => ({ confirm }),
  };
  const reopen: Act = {
    ...end,
    id: 'reopen',
    path: () => campaignPath(id, '/reopen'),
    fields: [{ name: 'last-turn', kind: 'number' }, reason],
    body: (values) => ({
      reason: values['reason'],
      ...(values['last-turn'] ? { lastTurn: Number(values['last-turn']) } : {}),
    }),
  };
  const retitle: Act = {
    ...end,
    id: 'retitle',
    method: 'PUT',
    path: () => campaignPath(id, '/title'),
    fields: [{ name: 'new-title', kind: 'text', isNeeded: true, first: now.campaign.title }, reason],
    body: (values) => ({ title: values['new-title'], reason: values['reason'] }),
    facts: (values) => ({ title: values['new-title'] || '…' }),
  };
  return status === 'playing' ? [retitle, end] : status === 'ended' ? [publish, reopen] : [];
}
