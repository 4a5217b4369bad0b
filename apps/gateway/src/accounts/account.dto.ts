import { Field, ID, InputType, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { CAMPAIGN_ROLES, type CampaignRole } from '@vedette/contracts';
import { IsBoolean, IsEmail, IsIn, IsOptional, IsString, Length, Matches, ValidateIf } from 'class-validator';
import { JsonValue } from '../graph/json-value.scalar.js';
import { ACCOUNT_EVENTS } from './account-history.js';

const NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;
const PLAYER = /^[a-z0-9][a-z0-9_-]{0,39}$/;

/** A new account. */
@InputType('NewAccount')
export class NewAccountBody {
  @ApiProperty({ pattern: NAME.source })
  @IsString()
  @Matches(NAME, {
    message: 'account must be 2 to 40 lower-case letters, digits, dots, dashes or underscores',
  })
  @Field()
  account!: string;

  @ApiProperty({ minLength: 10, maxLength: 200, format: 'password' })
  @IsString()
  @Length(10, 200)
  @Field()
  password!: string;

  @ApiPropertyOptional({ description: 'may run the installation', default: false })
  @IsOptional()
  @IsBoolean()
  @Field(() => Boolean, { nullable: true })
  operator?: boolean;
}

/** An account. */
@ObjectType('Account')
export class AccountView {
  @ApiProperty()
  @Field()
  account!: string;

  @ApiProperty()
  @Field()
  operator!: boolean;
}

/** An account as operators see it. */
@ObjectType('AccountEntry')
export class AccountEntryView extends AccountView {
  @ApiProperty({ description: 'shut by an operator' })
  @Field()
  disabled!: boolean;

  @ApiProperty({ description: 'has a verified mail address' })
  @Field()
  mail!: boolean;

  @ApiProperty()
  @Field()
  createdAt!: string;

  @ApiProperty({ nullable: true, type: String, description: 'last seen in a session' })
  @Field(() => String, { nullable: true })
  lastSeenAt!: string | null;
}

/** A code that sets a new password, for an operator to hand over. */
@ObjectType('ResetLink')
export class ResetLinkView {
  @ApiProperty()
  @Field()
  account!: string;

  @ApiProperty({ description: 'for POST /auth/password/reset; used once, and not told again' })
  @Field()
  code!: string;

  @ApiProperty({ nullable: true, type: String, description: 'the same as a link, if PUBLIC_URL is set' })
  @Field(() => String, { nullable: true })
  link!: string | null;

  @ApiProperty()
  @Field()
  expiresAt!: string;
}

/** An account that its owner makes. */
@InputType('Registration')
export class RegisterBody {
  @ApiProperty({ pattern: NAME.source })
  @IsString()
  @Matches(NAME, {
    message: 'account must be 2 to 40 lower-case letters, digits, dots, dashes or underscores',
  })
  @Field()
  account!: string;

  @ApiProperty({ minLength: 10, maxLength: 200, format: 'password' })
  @IsString()
  @Length(10, 200)
  @Field()
  password!: string;

  @ApiPropertyOptional({ description: 'code of an invitation; needed unless registration is open' })
  @IsOptional()
  @IsString()
  @Length(10, 100)
  @Field(() => String, { nullable: true })
  invitation?: string;
}

/** Whose password is forgotten. */
export class ForgottenBody {
  @ApiProperty({ pattern: NAME.source })
  @IsString()
  @Matches(NAME, {
    message: 'account must be 2 to 40 lower-case letters, digits, dots, dashes or underscores',
  })
  account!: string;
}

/** A code that sets a password, and the password. */
@InputType('PasswordReset')
export class ResetBody {
  @ApiProperty({ minLength: 10, maxLength: 100 })
  @IsString()
  @Length(10, 100)
  @Field()
  code!: string;

  @ApiProperty({ minLength: 10, maxLength: 200, format: 'password' })
  @IsString()
  @Length(10, 200)
  @Field()
  next!: string;
}

/** A mail address to prove, or none. */
@InputType('EmailChange')
export class EmailBody {
  @ApiProperty({ nullable: true, type: String, maxLength: 254, description: 'null for none any more' })
  @ValidateIf((body: EmailBody) => body.email !== null)
  // A quoted name before the @ is lawful, and few programs send to one.
  @IsEmail({ blacklisted_chars: '"' })
  @Field(() => String, { nullable: true })
  email!: string | null;

  @ApiProperty({ format: 'password', description: 'your password once more' })
  @IsString()
  @Length(1, 200)
  @Field()
  password!: string;
}

/** A code that was sent or handed over. */
export class CodeBody {
  @ApiProperty({ minLength: 10, maxLength: 100 })
  @IsString()
  @Length(10, 100)
  code!: string;
}

/** Something that happened to an account. */
@ObjectType('AccountEvent')
export class AccountEventView {
  @ApiProperty()
  @Field(() => ID)
  id!: string;

  @ApiProperty()
  @Field()
  at!: string;

  @ApiProperty({ enum: ACCOUNT_EVENTS })
  @Field()
  kind!: string;

  @ApiProperty({ nullable: true, type: String, description: 'address, or the /64 of an IPv6 one' })
  @Field(() => String, { nullable: true })
  network!: string | null;

  @ApiProperty({ nullable: true, type: String, description: 'what the program called itself' })
  @Field(() => String, { nullable: true })
  userAgent!: string | null;

  @ApiProperty({ type: Object, description: 'what belongs to it: a token, a place, who did it' })
  @Field(() => JsonValue)
  data!: Readonly<Record<string, unknown>>;
}

/** A place in a campaign. */
@InputType('NewPlace')
export class PlaceBody {
  @ApiProperty({ enum: CAMPAIGN_ROLES })
  @IsIn([...CAMPAIGN_ROLES])
  @Field(() => String)
  role!: CampaignRole;

  @ApiPropertyOptional({
    pattern: PLAYER.source,
    nullable: true,
    type: String,
    description: 'player id of the campaign',
  })
  @IsOptional()
  @IsString()
  @Matches(PLAYER, { message: 'player must be a player id of the campaign' })
  @Field(() => String, { nullable: true })
  player?: string | null;
}

/** A place of one's own. */
export class PlaceView {
  @ApiProperty()
  campaign!: string;

  @ApiProperty({ enum: CAMPAIGN_ROLES })
  role!: CampaignRole;

  @ApiProperty({ nullable: true, type: String })
  player!: string | null;
}

/** Somebody's place in a campaign. */
@ObjectType('Member')
export class MemberView {
  @ApiProperty()
  @Field()
  account!: string;

  @ApiProperty({ enum: CAMPAIGN_ROLES })
  @Field(() => String)
  role!: CampaignRole;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  player!: string | null;
}

/** Who is signed in. */
export class MeView {
  @ApiProperty()
  account!: string;

  @ApiProperty()
  operator!: boolean;

  @ApiProperty({ nullable: true, type: String, description: 'verified mail address' })
  email!: string | null;

  @ApiProperty({ type: [PlaceView] })
  campaigns!: PlaceView[];
}
