import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  CAMPAIGN_STATUSES,
  type CampaignStatus,
  PHASE_STATUSES,
  type PhaseStatus,
  TURN_STATUSES,
  type TurnStatus,
} from '@vedette/contracts';
import { HowItEndedView } from './campaign-life.views.js';
import { CampaignStandingView } from './campaign-standing.views.js';

const MADE_NOW =
  'told to whoever asks to have it made, and nobody else: false where it was there already, and is as it was';

/** The rule books of a campaign. */
@ObjectType('Rulebooks')
export class RulebooksView {
  @ApiProperty()
  @Field()
  land!: string;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  naval!: string | null;
}

/** A state of the game. */
@ObjectType('State')
export class StateView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty()
  @Field()
  nation!: string;

  @ApiProperty()
  @Field()
  side!: string;
}

/** How two states stand to each other. */
@ObjectType('Relation')
export class RelationView {
  @ApiProperty({ type: [String] })
  @Field(() => [String])
  between!: string[];

  @ApiProperty()
  @Field()
  stance!: string;
}

/** A player of the game, as everybody knows him. */
@ObjectType('Player')
export class PlayerView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty()
  @Field()
  state!: string;

  @ApiProperty()
  @Field()
  name!: string;

  @ApiProperty({ type: [String] })
  @Field(() => [String])
  ministries!: string[];
}

/** What everybody in a campaign may know of it. */
@ObjectType('Campaign')
export class CampaignView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty()
  @Field()
  title!: string;

  @ApiProperty({ description: 'an administrator may play in it, who sees everything' })
  @Field({ description: 'an administrator may play in it, who sees everything' })
  solo!: boolean;

  @ApiProperty({ type: RulebooksView })
  @Field(() => RulebooksView)
  rulebooks!: RulebooksView;

  @ApiProperty()
  @Field()
  theatre!: string;

  @ApiProperty()
  @Field()
  createdAt!: string;

  @ApiProperty({ description: 'the latest turn that was opened' })
  @Field(() => Int)
  turn!: number;

  @ApiProperty()
  @Field()
  season!: string;

  @ApiProperty({
    enum: CAMPAIGN_STATUSES,
    description: 'published: it has ended for good, and everything that was hidden is open to its members',
  })
  @Field(() => String)
  status!: CampaignStatus;

  @ApiProperty({
    nullable: true,
    type: 'integer',
    description: 'the turn after which it ends by itself; null where it goes on until it is ended',
  })
  @Field(() => Int, { nullable: true })
  lastTurn!: number | null;

  @ApiProperty({ nullable: true, type: HowItEndedView })
  @Field(() => HowItEndedView, { nullable: true })
  ended!: HowItEndedView | null;

  @ApiProperty({
    nullable: true,
    type: CampaignStandingView,
    description: 'how it stood when it ended; null until it is published, and where an older build ended it',
  })
  @Field(() => CampaignStandingView, { nullable: true })
  standing!: CampaignStandingView | null;

  @ApiProperty({
    nullable: true,
    type: String,
    description:
      'SHA-256 of the secret that keys the dice, in hexadecimal; null for older campaigns and for a secret that can be guessed',
  })
  @Field(() => String, { nullable: true })
  diceCommitment!: string | null;

  @ApiProperty({ type: [StateView] })
  @Field(() => [StateView])
  states!: StateView[];

  @ApiProperty({ type: [RelationView], description: 'pairs that are not listed are neutral' })
  @Field(() => [RelationView])
  relations!: RelationView[];

  @ApiPropertyOptional({ description: MADE_NOW })
  @Field(() => Boolean, { nullable: true, description: MADE_NOW })
  created?: boolean;

  @ApiProperty({ type: [PlayerView] })
  @Field(() => [PlayerView])
  players!: PlayerView[];
}

/** Where one phase of a turn stands. */
@ObjectType('Phase')
export class PhaseView {
  @ApiProperty()
  @Field()
  name!: string;

  @ApiProperty()
  @Field()
  owner!: string;

  @ApiProperty({ type: [String], description: 'phases it waits for' })
  @Field(() => [String])
  after!: string[];

  @ApiProperty({ enum: PHASE_STATUSES })
  @Field(() => String)
  status!: PhaseStatus;

  @ApiProperty({
    nullable: true,
    type: String,
    description:
      'when it came to this status; players are told of phases when the turn is resolved, all at one time, its minute',
  })
  @Field(() => String, { nullable: true })
  since!: string | null;

  @ApiProperty({ description: 'it runs longer than it should and was handed out again' })
  @Field()
  stuck!: boolean;
}

/** Where a turn stands. */
@ObjectType('Turn')
export class TurnView {
  @ApiProperty()
  @Field()
  campaign!: string;

  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty()
  @Field()
  season!: string;

  @ApiProperty({ enum: TURN_STATUSES })
  @Field(() => String)
  status!: TurnStatus;

  @ApiProperty()
  @Field()
  openedAt!: string;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  deadline!: string | null;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  closedAt!: string | null;

  @ApiProperty({ nullable: true, type: String })
  @Field(() => String, { nullable: true })
  resolvedAt!: string | null;

  @ApiProperty({
    nullable: true,
    type: String,
    description: 'root of the hash tree over all accepted orders',
  })
  @Field(() => String, { nullable: true })
  orderBookRoot!: string | null;

  @ApiProperty({ type: [PhaseView] })
  @Field(() => [PhaseView])
  phases!: PhaseView[];
}

/** A phase resolved once more. */
@ObjectType('AuditedPhase')
export class AuditedPhaseView {
  @ApiProperty()
  @Field()
  phase!: string;

  @ApiProperty({ description: 'it came out as the log has it' })
  @Field()
  agrees!: boolean;

  @ApiProperty({ description: 'digest of the outcome in the log' })
  @Field()
  recorded!: string;

  @ApiProperty({ description: 'digest of the outcome now' })
  @Field()
  decided!: string;
}
