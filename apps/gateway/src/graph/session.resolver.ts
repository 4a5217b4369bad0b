import { Args, Field, Int, Mutation, ObjectType, Query, Resolver } from '@nestjs/graphql';
import { Anyone, SignedInOnly } from '../access/access.js';
import { Me } from '../access/caller.js';
import { type Membership, MembershipRepository } from '../campaigns/membership.repository.js';
import { CountsAsSignIn } from '../http/rate-limit.guard.js';
import { ChangePasswordBody } from '../sessions/auth.dto.js';
import { type IssuedTokens, SessionService, type SignedIn } from '../sessions/session.service.js';

/** What a client gets when it signs in or renews. */
@ObjectType('Tokens')
export class Tokens {
  @Field()
  accessToken!: string;

  @Field(() => Int, { description: 'seconds the access token is good' })
  expiresIn!: number;

  @Field({ description: 'renews the session once; keep it secret' })
  refreshToken!: string;
}

/** A place of one's own in a campaign. */
@ObjectType('Place')
export class PlaceInCampaign {
  @Field()
  campaign!: string;

  @Field(() => String)
  role!: string;

  @Field(() => String, { nullable: true })
  player!: string | null;
}

/** Who is signed in. */
@ObjectType('Me')
export class WhoIAm {
  @Field()
  account!: string;

  @Field()
  operator!: boolean;

  @Field(() => [PlaceInCampaign])
  campaigns!: Membership[];
}

/** Signing in and out. */
@Resolver()
export class SessionResolver {
  constructor(
    private readonly sessions: SessionService,
    private readonly memberships: MembershipRepository,
  ) {}

  @Query(() => WhoIAm, { description: 'Who is signed in' })
  @SignedInOnly()
  async me(@Me() { account }: SignedIn): Promise<WhoIAm> {
    const campaigns = await this.memberships.ofAccount(account.id);
    return { account: account.name, operator: account.operator, campaigns };
  }

  @Mutation(() => Tokens, { description: 'Sign in with name and password' })
  @Anyone()
  @CountsAsSignIn()
  signIn(@Args('account') account: string, @Args('password') password: string): Promise<IssuedTokens> {
    return this.sessions.signIn(account.slice(0, 60), password.slice(0, 300));
  }

  @Mutation(() => Tokens, { description: 'Renew a session; a refresh token that comes twice ends it' })
  @Anyone()
  @CountsAsSignIn()
  renewSession(@Args('refreshToken') refreshToken: string): Promise<IssuedTokens> {
    return this.sessions.renew(refreshToken);
  }

  @Mutation(() => Boolean, { description: 'End this session' })
  @SignedInOnly()
  async signOut(@Me() me: SignedIn): Promise<boolean> {
    await this.sessions.signOut(me);
    return true;
  }

  @Mutation(() => Boolean, { description: 'Change the password; every other session of the account ends' })
  @SignedInOnly()
  @CountsAsSignIn()
  async changePassword(
    @Me() me: SignedIn,
    @Args('passwords') { present, next }: ChangePasswordBody,
  ): Promise<boolean> {
    await this.sessions.changePassword(me, present, next);
    return true;
  }
}
