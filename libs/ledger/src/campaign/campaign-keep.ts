import { randomBytes, scryptSync } from 'node:crypto';
import { InvalidRequestError } from '@vedette/platform';
import { type DocumentStore, seal, unseal } from '@vedette/vault';
import type { CampaignOpenings } from './campaign-openings.js';

/** Name of the form. */
export const CAMPAIGN_KEEP_FORMAT = 'vedette/campaign-keep@1';

/** What a campaign needs beside its events to be played on in another installation. */
export interface CampaignKeep {
  readonly format: typeof CAMPAIGN_KEEP_FORMAT;
  readonly campaign: string;
  /** Documents its events name by their digests. */
  readonly documents: readonly { readonly digest: string; readonly document: unknown }[];
  /** The secret of its dice, sealed under a pass phrase: base64 of 16 bytes of salt and what was sealed. */
  readonly secret: string;
}

/** A keep that is of another form, names another campaign or was changed. */
export class CampaignKeepError extends InvalidRequestError {
  constructor(message: string) {
    super({ code: 'campaign-keep', message });
  }
}

/** Where a campaign begins and its secret are looked up. */
interface Means {
  readonly documents: DocumentStore;
  readonly openings: CampaignOpenings;
}

const SALT_BYTES = 16;
/** A pass phrase shorter than this keeps nothing; as that of an installation. */
const LEAST_PHRASE = 16;

const keyOf = (phrase: string, salt: Buffer): Buffer => {
  if (phrase.length < LEAST_PHRASE)
    throw new CampaignKeepError(
      `The pass phrase has ${phrase.length} characters; it needs at least ${LEAST_PHRASE}.`,
    );
  return scryptSync(phrase, salt, 32, { N: 16_384, r: 8, p: 1 });
};

const labelOf = (campaign: string): string => `kept secret of campaign ${campaign}`;

/** Gathers what goes with the events of a campaign. @throws CampaignNotFoundError @throws CampaignKeepError */
export async function gatherKeep(
  campaign: string,
  phrase: string,
  { documents, openings }: Means,
): Promise<CampaignKeep> {
  const { position } = await openings.of(campaign);
  const salt = randomBytes(SALT_BYTES);
  const sealed = seal(
    keyOf(phrase, salt),
    labelOf(campaign),
    Buffer.from(await openings.secretOf(campaign), 'utf8'),
  );
  return {
    format: CAMPAIGN_KEEP_FORMAT,
    campaign,
    documents: [{ digest: position, document: await documents.get(position) }],
    secret: Buffer.concat([salt, sealed]).toString('base64'),
  };
}

/** The secret of a keep. @throws CampaignKeepError @throws SealBrokenError when the pass phrase is another one */
export function openKeep(keep: CampaignKeep, campaign: string, phrase: string): string {
  if (keep.format !== CAMPAIGN_KEEP_FORMAT)
    throw new CampaignKeepError(
      `It is of form "${keep.format}"; this release reads ${CAMPAIGN_KEEP_FORMAT}.`,
    );
  if (keep.campaign !== campaign)
    throw new CampaignKeepError(`It belongs to campaign "${keep.campaign}", not to "${campaign}".`);
  const bytes = Buffer.from(keep.secret, 'base64');
  const key = keyOf(phrase, bytes.subarray(0, SALT_BYTES));
  return unseal(key, labelOf(campaign), bytes.subarray(SALT_BYTES)).toString('utf8');
}

/** Brings what a keep holds into an installation; what is there already stays. @throws CampaignKeepError when a document was changed */
export async function bringKeep(
  keep: CampaignKeep,
  secret: string,
  { documents, openings }: Means,
): Promise<void> {
  for (const { digest, document } of keep.documents) {
    const found = await documents.put(document);
    if (found !== digest)
      throw new CampaignKeepError(
        `The document ${digest.slice(0, 12)}… has digest ${found.slice(0, 12)}…: it was changed.`,
      );
  }
  await openings.bringSecret(keep.campaign, secret);
}
