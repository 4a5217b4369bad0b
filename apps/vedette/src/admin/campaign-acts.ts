import type {
  AnnouncementAudience,
  AnnouncementDocument,
  CampaignMade,
  LogEntryDocument,
} from '@vedette/contracts';
import { act, type AdministratorAct, argument, option } from './administrator-act.js';
import { readDocument } from '../server/read-document.js';
import { UsageError } from '../server/usage.error.js';
import { CAMPAIGN_LIFE_ACTS } from './campaign-life-acts.js';
import { tellLog } from './tell-log.js';
import { tellMade } from './tell-made.js';

/** The position in a file, of which a battle's may be a scenario's sheet. */
async function positionIn(file: string): Promise<unknown> {
  const [{ positionGiven }, { faultLine, MalformedDocumentError }] = await Promise.all([
    import('../battle/position-given.js'),
    import('@vedette/campaign'),
  ]);
  try {
    return positionGiven(await readDocument(file));
  } catch (error) {
    if (!(error instanceof MalformedDocumentError)) throw error;
    throw new UsageError(error.faults.map((fault) => `${file} ${faultLine(fault)}`).join('\n'));
  }
}

/** What an administrator does with a campaign as a whole. */
export const CAMPAIGN_ACTS: readonly AdministratorAct[] = [
  act<CampaignMade>('create', {
    route: 'POST /campaigns',
    does: 'make a campaign of a scenario of the house, or of a position',
    args: [argument('<id>')],
    options: [
      option('--title <text>', 'what it is called').makeOptionMandatory(),
      option('--scenario <name>', 'a scenario of the house'),
      option('--position <file>', 'a position document instead, for instance one that was exported'),
      option(
        '--brief <file>',
        'what those who play are to know first, instead of the scenario\'s own: JSON with "everybody" and "sides"',
      ),
      option('--administrator <account>', 'who administers it'),
      option('--deadline <moment>', 'of its first turn, with its time zone'),
      option('--solo', 'its administrator may play in it; everybody in it is told so'),
    ],
    ask: async ({ args, options: { title, scenario, position, brief, administrator, deadline, solo } }) => ({
      body: {
        id: args[0],
        ...{ title, scenario, administrator, deadline, solo },
        ...(brief === undefined ? {} : { brief: await readDocument(String(brief)) }),
        ...(position === undefined ? {} : { position: await positionIn(String(position)) }),
      },
    }),
    tell: tellMade,
  }),
  act<AnnouncementDocument>('announce', {
    route: 'POST /campaigns/:id/administration/announcements',
    does: 'announce something, to everybody unless said',
    args: [argument('<text>')],
    options: [
      option('--side <side>', 'to one side').conflicts('player'),
      option('--player <id...>', 'to players'),
    ],
    ask: ({ args, options }) => ({
      body: {
        text: args[0],
        to: audienceOf(options['side'] as string | undefined, options['player'] as string[] | undefined),
      },
    }),
    tell: ({ turn, players }, { options }) =>
      options.verbose
        ? `Announced in the report of turn ${turn}, to ${players.join(', ')}.\n`
        : `Announced in the report of turn ${turn}, to ${players.length} players.\n`,
  }),
  ...CAMPAIGN_LIFE_ACTS,
  act<LogEntryDocument[]>('log', {
    route: 'GET /campaigns/:id/administration/log',
    does: 'what was done in the campaign, by whom, newest first',
    tell: tellLog,
  }),
];

function audienceOf(side: string | undefined, players: string[] | undefined): AnnouncementAudience {
  if (side !== undefined) return { side };
  return players === undefined ? 'everybody' : { players };
}
