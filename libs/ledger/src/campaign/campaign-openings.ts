import type { EventStore } from '@vedette/event-store';
import { type Keyring, seal, SealBrokenError, unseal } from '@vedette/vault';
import { CampaignCreated } from '../stored/administration-events.js';
import { isStored } from '../stored/define-stored.js';
import { CampaignNotFoundError } from './campaign.errors.js';

/** How a campaign began. Its secret stays sealed; see {@link CampaignOpenings.secretOf}. */
export interface CampaignOpening extends CampaignCreated {
  readonly createdAt: string;
}

const KEY_NAME = 'campaign-secrets';
const labelOf = (campaign: string): string => `secret of campaign ${campaign}`;

/** Openings kept at once (our figure: some 15 kB each, the words to its players among them). */
const MOST_KEPT = 1_000;

/** Openings of campaigns, those asked for last kept at hand: an opening never changes, and is read again when it is asked for. */
export class CampaignOpenings {
  private readonly known = new Map<string, CampaignOpening>();

  constructor(
    private readonly store: EventStore,
    private readonly keyring: Keyring,
  ) {}

  /** @throws CampaignNotFoundError */
  async of(campaign: string): Promise<CampaignOpening> {
    const known = this.known.get(campaign);
    if (known) return this.keep(campaign, known);
    const [event] = await this.store.readStream(campaign, 'administration', { limit: 1 });
    if (!event || !isStored(CampaignCreated, event)) throw new CampaignNotFoundError(campaign);
    return this.keep(campaign, { ...event.data, createdAt: event.recordedAt });
  }

  /** Reads the opening anew when it is asked for next: its campaign may have gone into an archive. */
  forget(campaign: string): void {
    this.known.delete(campaign);
  }

  /** The secret that keys a campaign's dice; only those who decide phases ask for it. @throws CampaignNotFoundError */
  async secretOf(campaign: string): Promise<string> {
    const { sealedSecret } = await this.of(campaign);
    const key = await this.keyring.secret(KEY_NAME);
    try {
      return unseal(key, labelOf(campaign), Buffer.from(sealedSecret, 'base64')).toString('utf8');
    } catch (error) {
      // Sealed by the installation it was made in: the log says so for ever, and its secret came beside it.
      const brought = error instanceof SealBrokenError && (await this.keyring.kept(labelOf(campaign)));
      if (!brought) throw error;
      return brought.toString('utf8');
    }
  }

  /** Keeps the secret of a campaign that was made in another installation, so that it is played on with the dice it had. */
  async bringSecret(campaign: string, secret: string): Promise<void> {
    await this.keyring.keep(labelOf(campaign), Buffer.from(secret, 'utf8'));
  }

  /** A secret as {@link CampaignCreated} carries it. */
  async sealSecret(campaign: string, secret: string): Promise<string> {
    const key = await this.keyring.secret(KEY_NAME);
    return seal(key, labelOf(campaign), Buffer.from(secret, 'utf8')).toString('base64');
  }

  private keep(campaign: string, opening: CampaignOpening): CampaignOpening {
    this.known.delete(campaign);
    this.known.set(campaign, opening);
    if (this.known.size > MOST_KEPT) this.known.delete(this.known.keys().next().value!);
    return opening;
  }
}
