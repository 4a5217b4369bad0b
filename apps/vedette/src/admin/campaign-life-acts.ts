import type { CampaignDocument, CampaignEndDocument } from '@vedette/contracts';
import { act, type AdministratorAct, argument, because, numberOf, option } from './administrator-act.js';

const CAMPAIGN = argument('<campaign>', 'its id once more, so that none is meant by a slip');

/** What an administrator does about the end of a campaign. */
export const CAMPAIGN_LIFE_ACTS: readonly AdministratorAct[] = [
  act<CampaignEndDocument>('end', {
    route: 'POST /campaigns/:id/end',
    does: 'end the campaign: no turn follows; what was hidden opens in seven days, or when it is published',
    args: [CAMPAIGN],
    options: [
      because,
      option('--result <text>', 'how it came out; everybody in it reads it').makeOptionMandatory(),
    ],
    ask: ({ args, options: { reason, result } }) => ({ body: { confirm: args[0], reason, result } }),
    tell: ({ turn, opensAt, publishedAt }) =>
      `The campaign has ended with turn ${turn}; ${
        publishedAt === null ? `what was hidden opens at ${opensAt}` : 'what was hidden is open'
      }.\n`,
  }),
  act<CampaignDocument>('retitle', {
    route: 'PUT /campaigns/:id/title',
    does: 'call the campaign otherwise; headings of reports keep the title it was made under',
    args: [argument('<title>')],
    options: [because],
    ask: ({ args, options: { reason } }) => ({ body: { title: args[0], reason } }),
    tell: ({ id, title }) => `${id} is called “${title}”.\n`,
  }),
  act<CampaignDocument>('reopen', {
    route: 'POST /campaigns/:id/reopen',
    does: 'have a campaign that has ended go on, until what was hidden in it is open',
    options: [because, option('--last-turn <n>', 'end it by itself after this turn')],
    ask: ({ options: { reason, lastTurn } }) => ({ body: { reason, lastTurn: numberOf(lastTurn) } }),
    tell: ({ turn, lastTurn }) =>
      `The campaign goes on at turn ${turn}${lastTurn === null ? '' : `; its last is turn ${lastTurn}`}.\n`,
  }),
  act<CampaignEndDocument>('publish', {
    route: 'POST /campaigns/:id/publish',
    does: 'open everything that was hidden in a campaign that has ended to all in it, for good',
    args: [CAMPAIGN],
    ask: ({ args }) => ({ body: { confirm: args[0] } }),
    tell: ({ campaign }) => `Everything that was hidden in ${campaign} is open to all who were in it.\n`,
  }),
];
