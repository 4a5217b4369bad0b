import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { faultsOf } from '@vedette/campaign';
import { CampaignCreated } from '../stored/administration-events.js';
import { LedgerUnderTest, POSITION } from '../testing/ledger-under-test.js';
import { CampaignNotFoundError } from './campaign.errors.js';
import { makeCampaign } from './make-campaign.js';
import { PositionUnplayableError } from './playable.js';

describe('a campaign', () => {
  let under: LedgerUnderTest;
  beforeAll(async () => {
    under = await LedgerUnderTest.open();
  });
  afterAll(() => under.close());

  const make = async (id: string, document: unknown = POSITION, secret = 'six of one') => {
    const means = under.means();
    const position = await means.documents.put(document);
    return makeCampaign({ id, title: `War of ${id}`, position, secret, deadline: null }, means);
  };

  it('is made of a position: opened, described, its first turn open, all in one piece', async () => {
    const opening = await make('one');
    expect(opening).toMatchObject({
      firstTurn: 2,
      campaign: {
        id: 'one',
        title: 'War of one',
        rulebooks: { land: 'gitm-amwol', naval: 'pate-amwol' },
        theatre: 'inline',
        relations: [{ between: ['US', 'MX'], stance: 'hostile' }],
        players: [{ id: 'taylor', state: 'US', name: 'Zachary Taylor', ministries: ['war'] }],
      },
    });
    expect(await under.store.streamVersions('one')).toEqual({ administration: 1, opening: 1, turn: 1 });
    const [created] = await under.store.readStream('one', 'administration');
    expect(faultsOf(CampaignCreated.data, created!.data)).toEqual([]);
    const [reported] = await under.store.readStream('one', 'opening');
    expect(reported).toMatchObject({
      type: 'PositionReported',
      turn: (created!.data as CampaignCreated).firstTurn - 1,
    });
    const [opened] = await under.store.readStream('one', 'turn');
    expect(opened!.data).toEqual({ turn: 2, season: 'campaign', deadline: null, start: opening.position });
  });

  it('keeps its secret sealed in the log, and opens it to who decides phases', async () => {
    await make('sealed', POSITION, 'the dice of the sealed campaign');
    const log = JSON.stringify(await under.store.readCampaign('sealed'));
    expect(log).not.toContain('the dice of');
    expect(await under.means().openings.secretOf('sealed')).toBe('the dice of the sealed campaign');
  });

  it('cannot borrow the sealed secret of another: a seal belongs to its campaign', async () => {
    await make('lender');
    const means = under.means();
    const { sealedSecret } = await means.openings.of('lender');
    const { sealedSecret: own } = await means.openings.of('sealed');
    expect(own).not.toBe(sealedSecret);
    Object.assign(await means.openings.of('sealed'), { sealedSecret });
    await expect(means.openings.secretOf('sealed')).rejects.toMatchObject({ code: 'seal-broken' });
  });

  it('made again of the same position is the same, with its first secret; of another it is refused', async () => {
    expect(await make('twice', POSITION, 'first')).toMatchObject({ created: true });
    expect(await make('twice', POSITION, 'second')).toMatchObject({
      campaign: { id: 'twice' },
      created: false,
    });
    expect(await under.means().openings.secretOf('twice')).toBe('first');
    await expect(make('twice', { ...POSITION, turn: 9 })).rejects.toMatchObject({
      code: 'campaign-exists',
      status: 409,
    });
    expect(await under.store.streamVersions('twice')).toEqual({ administration: 1, opening: 1, turn: 1 });
  });

  it('made by many at once is made once', async () => {
    const made = await Promise.all(Array.from({ length: 6 }, () => make('rush')));
    expect(new Set(made.map(({ createdAt }) => createdAt)).size).toBe(1);
    expect(made.filter(({ created }) => created)).toHaveLength(1);
    expect(await under.store.streamVersions('rush')).toEqual({ administration: 1, opening: 1, turn: 1 });
  });

  it.each([
    ['no position at all', { format: 'vedette/position@1' }],
    ['a unit off the map', { ...POSITION, units: [{ id: 'US1IN', square: 'A0-A0', tactical: '7-7' }] }],
    ['a rule book nobody has', { ...POSITION, rulebooks: { land: 'chess' } }],
  ])('is not made of %s, and the fault is named', async (_, document) => {
    const refused = make('never', document);
    await expect(refused).rejects.toBeInstanceOf(PositionUnplayableError);
    await expect(refused).rejects.toMatchObject({ status: 422, field: expect.stringMatching(/^\/position/) });
    await expect(under.means().openings.of('never')).rejects.toBeInstanceOf(CampaignNotFoundError);
  });

  it('is not made of a document that is not in the vault', async () => {
    const making = makeCampaign(
      { id: 'void', title: 'Void', position: 'f'.repeat(64), secret: 's', deadline: null },
      under.means(),
    );
    await expect(making).rejects.toMatchObject({ code: 'document-not-found', status: 404 });
  });
});
