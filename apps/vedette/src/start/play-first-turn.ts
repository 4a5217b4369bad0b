import type { CampaignDocument, TurnStateDocument } from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';
import { loadScenario, type Scenario } from '@vedette/scenarios';
import { givePlaces, makeAccounts, type Credential } from './accounts.js';
import { GatewayClient } from './gateway-client.js';
import { GatewayRefusedError } from './gateway-refused.error.js';
import { keepReports } from './report-files.js';
import { showTurn } from './show-turn.js';
import { staffOrders } from './staff-orders.js';

/** Where the first turn is played. */
export interface FirstTurnSetting {
  readonly requests: RequestClient;
  readonly gatewayUrl: string;
  readonly scenario: string;
  readonly reportFolder: string;
}

type Say = (line: string) => void;

/**
 * Loads a scenario as a campaign with accounts for its people, has staff officers of both sides send their orders as
 * clients would, closes the turn, shows its phases, and says where the reports can be read. A campaign that exists is
 * played on from where it stands.
 */
export async function playFirstTurn(setting: FirstTurnSetting, say: Say): Promise<void> {
  const scenario = loadScenario(setting.scenario);
  say(`Loading ${scenario.title}`);
  const people = scenario.players.map(({ id, name, ministries }) => ({
    id,
    name,
    minister: ministries.length > 0,
  }));
  const credentials = await makeAccounts(setting.requests, people);
  const administrator = await signIn(setting.gatewayUrl, credentials, null);
  await createCampaign(administrator, scenario, say);
  await givePlaces(setting.requests, scenario.id, credentials);
  tellCredentials(credentials, say);
  const turn = await openTurnOf(administrator, scenario.id);
  say(`\nTurn ${turn}: staff officers send their orders`);
  await sendOrders(setting, scenario, credentials, turn, say);
  say(`\nTurn ${turn} is closed; its phases:`);
  await administrator.rest('POST', `/campaigns/${scenario.id}/turn/close`, { turn });
  await showTurn(administrator, scenario.id, turn, say);
  await tellReports(setting, scenario, credentials, turn, say);
}

function credentialOf(credentials: readonly Credential[], player: string | null): Credential {
  return credentials.find((one) => one.player === player)!;
}

function signIn(
  url: string,
  credentials: readonly Credential[],
  player: string | null,
): Promise<GatewayClient> {
  const { account, password } = credentialOf(credentials, player);
  return GatewayClient.signIn(url, account, password);
}

async function createCampaign(administrator: GatewayClient, scenario: Scenario, say: Say): Promise<void> {
  try {
    const made = await administrator.rest<CampaignDocument>('POST', '/campaigns', {
      id: scenario.id,
      title: scenario.title,
      position: scenario.position,
      administrator: 'administrator',
    });
    say(`  ${scenario.position.units.length} units, ${made.players.length} players, turn ${made.turn}`);
  } catch (error) {
    if (!(error instanceof GatewayRefusedError) || error.status !== 409) throw error;
    say('  the campaign is there already; it goes on from where it stands');
  }
}

function tellCredentials(credentials: readonly Credential[], say: Say): void {
  say('Accounts of this start:');
  const widest = Math.max(...credentials.map(({ account }) => account.length));
  for (const { account, password, name, role } of credentials)
    say(`  ${account.padEnd(widest)}  ${password}  ${role}, ${name}`);
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
  scenario: Scenario,
  credentials: readonly Credential[],
  turn: number,
  say: Say,
): Promise<void> {
  let byRest = true;
  const enter = (player: string): Promise<GatewayClient> => signIn(setting.gatewayUrl, credentials, player);
  const players = scenario.players.map(({ id }) => id);
  for (const { player, orders } of await staffOrders(scenario.id, turn, players, enter)) {
    const client = await enter(player);
    const receipts = byRest
      ? await client.sendByRest(scenario.id, orders)
      : await client.sendByGraphql(scenario.id, orders);
    const accepted = receipts.filter((receipt) => receipt.accepted).length;
    say(
      `  ${player}: ${accepted} of ${receipts.length} orders accepted over ${byRest ? 'REST' : 'GraphQL'}, for instance: ${receipts[0]?.understood ?? ''}`,
    );
    for (const { problems } of receipts)
      for (const { severity, message } of problems) if (severity === 'error') say(`    refused: ${message}`);
    byRest = !byRest;
  }
}

async function tellReports(
  setting: FirstTurnSetting,
  scenario: Scenario,
  credentials: readonly Credential[],
  turn: number,
  say: Say,
): Promise<void> {
  say('\nReports:');
  for (const player of scenario.readers) {
    const client = await signIn(setting.gatewayUrl, credentials, player);
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
