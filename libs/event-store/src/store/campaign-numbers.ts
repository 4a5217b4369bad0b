import type { StatementRunner } from '../connection/statement-runner.js';
import { checkName } from '../append/append-request.js';

/** Campaign names and their numbers, remembered for the life of the process: a name never changes its number. */
export class CampaignNumbers {
  private readonly known = new Map<string, number>();

  /** The number of a campaign, which gets one if it has none. */
  async ensure(runner: StatementRunner, campaign: string): Promise<number> {
    const known = this.known.get(campaign);
    if (known !== undefined) {
      return known;
    }
    const number = await this.create(runner, campaign);
    this.known.set(campaign, number);
    return number;
  }

  /** The same inside somebody's transaction: a number given there is not remembered, as it may be rolled back. */
  async ensureWithin(runner: StatementRunner, campaign: string): Promise<number> {
    return this.known.get(campaign) ?? (await this.create(runner, campaign));
  }

  /** The number of a campaign that exists, or undefined. */
  async find(runner: StatementRunner, campaign: string): Promise<number | undefined> {
    const known = this.known.get(campaign);
    if (known !== undefined) {
      return known;
    }
    const rows = await runner.run<{ campaign_no: number }>({
      name: 'es-find-campaign',
      text: 'SELECT campaign_no FROM es.campaign WHERE campaign_id = $1',
      values: [campaign],
    });
    const number = rows[0]?.campaign_no;
    if (number !== undefined) {
      this.known.set(campaign, number);
    }
    return number;
  }

  private async create(runner: StatementRunner, campaign: string): Promise<number> {
    checkName('campaign', campaign);
    const rows = await runner.run<{ number: number }>({
      name: 'es-campaign-number',
      text: 'SELECT es.campaign_number($1) AS number',
      values: [campaign],
    });
    return (rows[0] as { number: number }).number;
  }
}
