import { campaignPath, type Controlled } from '../graph/control-desk.js';
import { say } from '../words/words.js';
import { type Act, playersOf, reason, type Values } from './act.js';

const STANCES = ['hostile', 'neutral', 'allied'] as const;
const MINISTRIES = ['war', 'naval', 'treasury', 'head'] as const;

/** An edit of what everybody in a campaign knows; before and after are shown first, and who reads of it. */
const publicEdit = (
  { campaign }: Controlled,
  edit: Pick<Act, 'id' | 'fields' | 'facts'>,
  body: (values: Values) => object,
): Act => ({
  ...edit,
  method: 'POST',
  path: () => campaignPath(campaign.id, '/administration/edits'),
  previewPath: campaignPath(campaign.id, '/administration/edits/preview'),
  fields: [...edit.fields, reason],
  body: (values) => ({ ...body(values), reason: values['reason'] }),
  told: () => 'everybody',
});

/** Gives a player a ministry, or takes it from him. */
export const officeAct = (now: Controlled): Act =>
  publicEdit(
    now,
    {
      id: 'office',
      fields: [
        { name: 'player', kind: 'choice', options: playersOf(now) },
        { name: 'ministry', kind: 'choice', options: MINISTRIES.map((one) => [one, say(`ministry-${one}`)]) },
        {
          name: 'office',
          kind: 'choice',
          options: ['give', 'take'].map((one) => [one, say(`office-${one}`)]),
        },
      ],
      facts: ({ player = '' }) => ({ player }),
    },
    ({ player = '', ministry, office }) => {
      const held = now.campaign.players.find(({ id }) => id === player)?.ministries ?? [];
      const ministries = MINISTRIES.filter((one) =>
        one === ministry ? office !== 'take' : held.includes(one),
      );
      return { kind: 'player', piece: player, set: { ministries } };
    },
  );

/** Pairs of states on different sides, named as edits name them. */
function pairsOf({ campaign: { states, relations } }: Controlled): [string, string][] {
  return states.flatMap((one, i) =>
    states.slice(i + 1).flatMap((other): [string, string][] => {
      if (one.side === other.side) return [];
      const listed = relations.find(({ between }) => between.includes(one.id) && between.includes(other.id));
      const words = `${one.id} – ${other.id}: ${say(`standing-${listed?.stance ?? 'neutral'}`)}`;
      return [[`${one.id}-${other.id}`, words]];
    }),
  );
}

/** Changes how two states stand to each other. */
export const standingAct = (now: Controlled): Act =>
  publicEdit(
    now,
    {
      id: 'standing',
      fields: [
        { name: 'pair', kind: 'choice', options: pairsOf(now) },
        { name: 'standing', kind: 'choice', options: STANCES.map((one) => [one, say(`standing-${one}`)]) },
      ],
      facts: ({ pair = '' }) => ({ pair }),
    },
    ({ pair, standing }) => ({ kind: 'relation', piece: pair, set: { stance: standing } }),
  );
