import { Inject, Injectable } from '@nestjs/common';
import type { PlaceDocument, TokenScope } from '@vedette/contracts';
import { unlessAway } from '@vedette/database';
import { AccessTokenReader, digestOf, UnauthenticatedError } from '@vedette/people';
import { DATABASE_POOL, InjectDatabase } from '@vedette/platform';
import DataLoader from 'dataloader';
import { type Kysely, sql } from 'kysely';
import { type Credential, isPersonalToken, type LiveTokens } from '@vedette/edge';
import { askApart } from '../database/ask-apart.js';
import { InUse } from './in-use.js';
import type { Recognised, SignedIn } from './signed-in.js';

/** The one view the gateway reads: what people tells of sessions, tokens and seats. */
export interface PeopleView {
  'people.live': LiveRow;
}

interface LiveRow {
  readonly id: string;
  /** SHA-256 of a personal access token, or of the cookie of a browser; null for any other session. */
  readonly digest: Buffer | null;
  readonly scopes: TokenScope[] | null;
  readonly account_id: string;
  readonly account: string;
  readonly operator: boolean;
  /** It is time to note that it is in use. */
  readonly unnoted: boolean;
  readonly places: PlaceDocument[];
}

/** Milliseconds from one read to the next while requests come in fast. */
const READS_APART_MS = 10;
const PERSONAL_TOKEN = /^vdt_[A-Za-z0-9_-]{54}$/;
const BROWSER_CODE = /^vdb_[A-Za-z0-9_-]{54}$/;

/**
 * Who a token or a cookie speaks for. Every request asks the view that people keeps: those that come in fast are answered together by
 * one read that begins after they asked, so that what was ended or revoked is over at once, whatever it says.
 */
@Injectable()
export class LivePeople implements LiveTokens {
  private readonly byId = this.loader((ids: readonly string[]) =>
    this.rows(sql`id = ANY (${ids}::uuid[])`, ids, ({ id }) => id),
  );
  private readonly byDigest = this.loader((digests: readonly string[]) =>
    this.rows(
      sql`digest = ANY (${digests.map((hex) => Buffer.from(hex, 'hex'))}::bytea[])`,
      digests,
      ({ digest }) => digest?.toString('hex') ?? '',
    ),
  );

  constructor(
    @InjectDatabase() private readonly db: Kysely<PeopleView>,
    private readonly accessTokens: AccessTokenReader,
    private readonly inUse: InUse,
    @Inject(DATABASE_POOL) private readonly pool: object,
  ) {}

  /** Who presents a token or a cookie, with his places. @throws UnauthenticatedError */
  async recognise(credential: Credential): Promise<Recognised> {
    if (credential.kind === 'cookie') return (await this.ofBrowser(credential.code)) ?? sessionOver();
    const { token } = credential;
    if (isPersonalToken(token)) {
      const live = await this.ofToken(token);
      if (live) return live;
      throw new UnauthenticatedError(
        'The personal access token is unknown, revoked or expired; make another.',
        'token-over',
      );
    }
    const live = await this.byId.load(await this.accessTokens.read(token));
    return live ?? sessionOver();
  }

  async isLive(credential: Credential): Promise<boolean> {
    try {
      await this.recognise(credential);
      return true;
    } catch (error) {
      if (error instanceof UnauthenticatedError) return false;
      throw error;
    }
  }

  /** Whose browser it is that has a cookie; undefined for one that is made up, or whose session is over. */
  async ofBrowser(code: string): Promise<Recognised | undefined> {
    return BROWSER_CODE.test(code) ? this.byDigest.load(digestOf(code).toString('hex')) : undefined;
  }

  /** Whose a personal access token is; undefined for one that is made up, or not good any more. */
  private async ofToken(token: string): Promise<Recognised | undefined> {
    return PERSONAL_TOKEN.test(token) ? this.byDigest.load(digestOf(token).toString('hex')) : undefined;
  }

  /** The same who was signed in before, as long as what he came in by is good; asked again while he stays connected. */
  stillLive({ session }: SignedIn): Promise<Recognised | undefined> {
    return this.byId.load(session);
  }

  private loader(read: (asked: readonly string[]) => Promise<(Recognised | undefined)[]>) {
    return new DataLoader<string, Recognised | undefined>(
      (asked) => unlessAway(this.pool, askApart(asked, read)),
      {
        cache: false,
        maxBatchSize: 500,
        batchScheduleFn: spaced(READS_APART_MS),
      },
    );
  }

  private async rows(
    condition: ReturnType<typeof sql>,
    asked: readonly string[],
    keyOf: (row: LiveRow) => string,
  ): Promise<(Recognised | undefined)[]> {
    const { rows } = await sql<LiveRow>`SELECT * FROM people.live WHERE ${condition}`.execute(this.db);
    this.inUse.note(rows.filter(({ unnoted }) => unnoted).map(({ id }) => id));
    const found = new Map(rows.map((row) => [keyOf(row), row]));
    return asked.map((key) => {
      const row = found.get(key);
      return row && recognised(row);
    });
  }
}

function sessionOver(): never {
  throw new UnauthenticatedError('The session is over; sign in.', 'session-over');
}

const recognised = ({ id, scopes, account_id, account, operator, places }: LiveRow): Recognised => ({
  signedIn: { account: { id: account_id, name: account, operator }, session: id, scopes },
  places,
});

/** Begins at once after a rest, and otherwise a stated time after the last beginning. */
function spaced(milliseconds: number): (begin: () => void) => void {
  let last = -milliseconds;
  return (begin) =>
    void setTimeout(
      () => {
        last = performance.now();
        begin();
      },
      Math.max(0, last + milliseconds - performance.now()),
    );
}
