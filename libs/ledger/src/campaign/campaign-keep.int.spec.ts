import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { writePosition } from '@vedette/campaign';
import { archiveCampaign, exportCampaign, restoreCampaign } from '@vedette/event-store';
import { SealBrokenError } from '@vedette/vault';
import { LedgerUnderTest, POSITION } from '../testing/ledger-under-test.js';
import { bringKeep, type CampaignKeep, gatherKeep, openKeep } from './campaign-keep.js';
import { makeCampaign } from './make-campaign.js';

const PHRASE = 'a pass phrase of the archive';

describe('a campaign that is moved to another installation', () => {
  let home: LedgerUnderTest;
  let abroad: LedgerUnderTest;
  let folder: string;
  let keep: CampaignKeep;
  beforeAll(async () => {
    [home, abroad] = await Promise.all([LedgerUnderTest.open(), LedgerUnderTest.open()]);
    folder = await mkdtemp(join(tmpdir(), 'vedette-moved-'));
    const means = home.means();
    const position = await means.documents.put(POSITION);
    for (const id of ['texas', 'other'])
      await makeCampaign({ id, title: id, position, secret: `the dice of ${id}`, deadline: null }, means);
    // Each installation has a key of its own under which secrets of campaigns are sealed.
    await abroad.means().openings.sealSecret('x', 'y');
    await home.store.seal();
    keep = await gatherKeep('texas', PHRASE, means);
  });
  afterAll(async () => {
    await Promise.all([home?.close(), abroad?.close()]);
    await rm(folder, { recursive: true, force: true });
  });

  it('keeps its secret from whoever has not the pass phrase', () => {
    expect(JSON.stringify(keep)).not.toContain('the dice of texas');
    expect(Buffer.from(keep.secret, 'base64').toString('latin1')).not.toContain('dice');
    expect(() => openKeep(keep, 'texas', 'another pass phrase')).toThrow(SealBrokenError);
    expect(() => openKeep(keep, 'other', PHRASE)).toThrow(/belongs to campaign "texas"/);
    expect(() => openKeep({ ...keep, format: 'x' as never }, 'texas', PHRASE)).toThrow(/of form "x"/);
    expect(openKeep(keep, 'texas', PHRASE)).toBe('the dice of texas');
  });

  it('takes no pass phrase that keeps nothing', async () => {
    await expect(gatherKeep('texas', 'short', home.means())).rejects.toThrow(/has 5 characters.*at least 16/);
  });

  it('is played on there with the position and the dice it had, from a log that says the same', async () => {
    await exportCampaign(home.store, 'texas', { directory: folder });
    await restoreCampaign(abroad.store, 'texas', { directory: folder });
    await abroad.store.seal();
    // Its events alone are not enough.
    await expect(abroad.means().openings.secretOf('texas')).rejects.toThrow(SealBrokenError);
    await expect(abroad.means().starts.at('texas', 2)).rejects.toThrow(/document/);

    await bringKeep(keep, openKeep(keep, 'texas', PHRASE), abroad.means());
    const there = abroad.means();
    expect(await there.openings.secretOf('texas')).toBe('the dice of texas');
    const [ours, theirs] = await Promise.all(
      [home.means(), there].map(({ starts }) => starts.at('texas', 2)),
    );
    expect(writePosition(theirs!)).toEqual(writePosition(ours!));
    const events = ({ store }: LedgerUnderTest) => store.readCampaign('texas', {});
    const bare = (list: Awaited<ReturnType<typeof events>>) =>
      list.map(({ sequence, ...event }) => [event, typeof sequence]);
    expect(bare(await events(abroad))).toEqual(bare(await events(home)));
  });

  it('is brought a second time without harm, and not with a document that was changed', async () => {
    await bringKeep(keep, 'another secret', abroad.means());
    expect(await abroad.means().openings.secretOf('texas')).toBe('the dice of texas');
    const [first] = keep.documents;
    const changed = { ...keep, documents: [{ ...first!, document: { ...POSITION, turn: 3 } }] };
    await expect(bringKeep(changed, 's', abroad.means())).rejects.toThrow(/it was changed/);
  });

  it('is put back where it was archived, with the secret it was made with', async () => {
    await archiveCampaign(home.store, 'other', { directory: folder });
    await restoreCampaign(home.store, 'other', { directory: folder });
    expect(await home.means().openings.secretOf('other')).toBe('the dice of other');
  });
});
