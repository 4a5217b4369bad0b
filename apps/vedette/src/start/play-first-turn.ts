import type { CampaignDocument, TurnStateDocument } from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';
import { ORDERS_FORMAT } from '@vedette/campaign';
import { ADMINISTRATOR, givePlaces, makeAccounts, type Credential } from './accounts.js';
import { askAgain, AWAY } from '../server/ask-again.js';
import { tellDeskLinks } from './desk-links.js';
import { GatewayClient } from '../server/gateway-client.js';
import { GatewayRefusedError } from '../server/gateway-refused.error.js';
import { passwordFile } from '../server/kept-passwords.js';
import type { Part } from './part-played.js';
import { keepReports } from './report-files.js';
import { scenarioPlayed, type ScenarioPlayed } from '../officers/scenario-played.js';
import { showTurn } from './show-turn.js';
import { staffOrders } from './staff-orders.js';
import { tellWhatIsNext } from './what-is-next.js';

/** Where the first turn is played. */
export interface FirstTurnSetting {
  readonly requests: RequestClient;
  readonly gatewayUrl: string;
  readonly scenario: string;
  /** What keys the dice of the campaign that is made; null has it drawn at random. */
  readonly secret: string | null;
  readonly dataFolder: string;
  readonly reportFolder: string;
  /** Whether staff officers play a turn of a campaign that is there already. */
  readonly playOn: boolean;
  /** As whom the person who starts the house goes on: then turns are played by him, and by officers of their own process. */
  readonly part: Part | null;
}

type Say = (line: string) => void;

/**
 * Loads a scenario as a campaign with accounts for its people, has staff officers of both sides send their orders as
 * clients would, closes the turn, shows its phases, and says where the reports can be read. A campaign that exists is left to
 * those who play it, unless a further turn is asked for.
 */
export async function playFirstTurn(setting: FirstTurnSetting, say: Say): Promise<void> {
  const scenario = scenarioPlayed(setting.scenario);
  say(`Loading ${scenario.title}`);
  const credentials = await makeAccounts(setting.requests, scenario.players, setting.dataFolder);
  tellCredentials(credentials, setting.dataFolder, say);
  const administrator = await enter(setting, credentials, null);
  if (!administrator) {
    say('  Nothing is played: the password of the administrator is his own.');
    return;
  }
  const isNew = await createCampaign(administrator, scenario, setting.secret, say);
  const seated = credentials.filter(({ madeBy }) => isNew || madeBy === 'this start');
  await givePlaces(setting.requests, scenario.id, seated);
  const tellTheRest = async (): Promise<void> => {
    const { requests, gatewayUrl } = setting;
    const players = credentials.filter(({ player }) => player !== null && scenario.readers.includes(player));
    const offered = [...players.map(({ account }) => account), ADMINISTRATOR];
    const { part } = setting;
    const accounts = part
      ? [part.account, ...offered.filter((account) => account !== part.account)]
      : offered;
    await tellWhatIsNext(administrator, { ...setting, scenario, credentials }, say);
    // Right above them: what stands between is read by nobody who looks for where to begin.
    if (part)
      say(
        `\nYou ${part.player === null ? 'administer' : `play ${part.name}`}; take the first of these links.`,
      );
    await tellDeskLinks(requests, { accounts, gatewayUrl }, say);
  };
  if (setting.part) {
    await tellTheRest();
    return;
  }
  if (!isNew && !setting.playOn) {
    say('  It is left as it stands; with --play staff officers play its next turn.');
    await tellTheRest();
    return;
  }
  const turn = await openTurnOf(administrator, scenario.id);
  say(`\nTurn ${turn}: staff officers send their orders`);
  await sendOrders(setting, scenario, credentials, turn, say);
  say(`\nTurn ${turn} is closed; its phases:`);
  await administrator.rest('POST', `/campaigns/${scenario.id}/turn/close`, { turn });
  await showTurn(administrator, scenario.id, turn, say);
  await tellReports(setting, scenario, credentials, turn, say);
  await tellTheRest();
}

const UNAUTHENTICATED = 401;

/** A session of a player, or of the administrator; null when his password is known to nobody but himself. */
async function enter(
  { gatewayUrl }: FirstTurnSetting,
  credentials: readonly Credential[],
  player: string | null,
): Promise<GatewayClient | null> {
  const { account, password } = credentials.find((one) => one.player === player)!;
  if (password === null) return null;
  try {
    return await askAgain(() => GatewayClient.signIn(gatewayUrl, account, password), [AWAY]);
  } catch (error) {
    if (error instanceof GatewayRefusedError && error.status === UNAUTHENTICATED) return null;
    throw error;
  }
}

/** Makes the campaign; false when it is there already. */
async function createCampaign(
  administrator: GatewayClient,
  { id, title, units }: ScenarioPlayed,
  secret: string | null,
  say: Say,
): Promise<boolean> {
  const there = await administrator.rest<readonly CampaignDocument[]>('GET', '/campaigns');
  if (there.some((campaign) => campaign.id === id)) {
    say('  the campaign is there already');
    return false;
  }
  const made = await administrator.rest<CampaignDocument>('POST', '/campaigns', {
    ...{ id, title, scenario: id },
    administrator: ADMINISTRATOR,
    ...(secret === null ? {} : { secret }),
  });
  say(`  ${units} units, ${made.players.length} players, turn ${made.turn}`);
  return true;
}

function tellCredentials(credentials: readonly Credential[], dataFolder: string, say: Say): void {
  const made = credentials.filter(({ madeBy }) => madeBy === 'this start');
  const widest = Math.max(...credentials.map(({ account }) => account.length));
  if (made.length > 0) say('Accounts made by this start:');
  for (const { account, password, name, role } of made)
    say(`  ${account.padEnd(widest)}  ${password}  ${role}, ${name}`);
  if (made.length < credentials.length)
    say(`Accounts of earlier starts are as they were, with their passwords.`);
  say(`  Passwords that were made here lie in ${passwordFile(dataFolder)}, which only you can read.`);
  say('  Who has changed or lost his: ./vedette account reset-link NAME');
}

/** The open turn of the campaign; opens the next one when the last is resolved. */
async function openTurnOf(administrator: GatewayClient, campaign: string): Promise<number> {
  const state = await administrator.rest<TurnStateDocument>('GET', `/campaigns/${campaign}/turn`);
  if (state.status === 'open') return state.turn;
  await administrator.rest('POST', `/campaigns/${campaign}/turn/open`, { turn: state.turn + 1 });
  return state.turn + 1;
}

/** Every second officer uses REST, the others GraphQL. */
async function sendOrders(
  setting: FirstTurnSetting,
  scenario: ScenarioPlayed,
  credentials: readonly Credential[],
  turn: number,
  say: Say,
): Promise<void> {
  let byRest = true;
  const clients = new Map<string, GatewayClient>();
  for (const { id } of scenario.players) {
    const client = await enter(setting, credentials, id);
    if (client) clients.set(id, client);
    else say(`  ${id}: nobody but himself can sign in for him`);
  }
  for (const { player, book } of await staffOrders(scenario.id, turn, clients)) {
    const client = clients.get(player);
    if (!client) continue;
    // What is sent over GraphQL bears no name of a battle's turn.
    const isByRest = byRest || book.format !== ORDERS_FORMAT;
    const receipts = isByRest
      ? await client.sendByRest(scenario.id, book)
      : await client.sendByGraphql(scenario.id, book.orders);
    const accepted = receipts.filter((receipt) => receipt.accepted).length;
    say(
      `  ${player}: ${accepted} of ${receipts.length} orders accepted over ${isByRest ? 'REST' : 'GraphQL'}, for instance: ${receipts[0]?.understood ?? ''}`,
    );
    for (const { problems } of receipts)
      for (const { severity, message } of problems) if (severity === 'error') say(`    refused: ${message}`);
    byRest = !byRest;
  }
}

async function tellReports(
  setting: FirstTurnSetting,
  scenario: ScenarioPlayed,
  credentials: readonly Credential[],
  turn: number,
  say: Say,
): Promise<void> {
  say('\nReports:');
  for (const player of scenario.readers) {
    const client = await enter(setting, credentials, player);
    if (!client) continue;
    const place = {
      url: setting.gatewayUrl,
      campaign: scenario.id,
      turn,
      player,
      folder: setting.reportFolder,
    };
    for (const { report, url, file } of await keepReports(client, place))
      say(`  ${player}, ${report} report\n    ${file}\n    ${url}`);
  }
}
