import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  IsOptional,
  IsString,
  IsUUID,
  Length,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { MOST_ORDERS_A_SUBMISSION, STAND_IN_SIGHTS, type StandInSight } from '@vedette/contracts';
import { JsonValue } from '../graph/json-value.scalar.js';

const PLAYER = /^[a-z0-9][a-z0-9_-]{0,39}$/;
const TEMPLATE = /^[A-Za-z0-9][A-Za-z0-9 _-]{0,39}$/;
const PIECE = /^[A-Z]{1,4}[0-9]{1,4}[A-Z]{2}$/;
const MOST_TURNS = 10_000;

/** One order for many units or ships: written out, by the id of one that was sent, or by the name of a template. */
@InputType('OrderCopies')
export class CopyBody {
  @ApiPropertyOptional({ type: Object, description: 'the order; its unit or ship is replaced' })
  @IsOptional()
  @IsObject()
  @Field(() => JsonValue, { nullable: true })
  order?: Record<string, unknown>;

  @ApiPropertyOptional({ format: 'uuid', description: 'id of a receipt, instead of an order' })
  @IsOptional()
  @IsUUID()
  @Field(() => String, { nullable: true })
  id?: string;

  @ApiPropertyOptional({ pattern: TEMPLATE.source, description: 'instead of an order' })
  @IsOptional()
  @IsString()
  @Matches(TEMPLATE, { message: 'template must be the name of one of your templates' })
  @Field(() => String, { nullable: true })
  template?: string;

  @ApiProperty({ type: [String], minItems: 1, maxItems: MOST_ORDERS_A_SUBMISSION })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_ORDERS_A_SUBMISSION)
  @Matches(PIECE, { each: true, message: 'to must list units or ships, for instance US1IN' })
  @Field(() => [String])
  to!: string[];
}

/** An order that is sent again by itself in every later turn. */
@ObjectType('StandingOrder')
export class StandingOrderView {
  @ApiProperty({ format: 'uuid' })
  @Field()
  id!: string;

  @ApiProperty({ description: 'whose it is: yours, or of somebody you stand in for' })
  @Field()
  player!: string;

  @ApiProperty({ type: Object, description: 'the order: schemas/orders/' })
  @Field(() => JsonValue)
  order!: unknown;

  @ApiProperty({ description: 'the order as text' })
  @Field()
  text!: string;

  @ApiProperty({ description: 'the turn it was given in; it is sent again from the next on' })
  @Field(() => Int)
  since!: number;
}

export class StandingOrdersView {
  @ApiProperty({ type: [StandingOrderView] })
  orders!: StandingOrderView[];
}

/** What was ended or removed. */
export class EndedView {
  @ApiProperty()
  id!: string;
}

/** An order kept under a name. */
@ObjectType('OrderTemplate')
export class TemplateView {
  @ApiProperty()
  @Field()
  name!: string;

  @ApiProperty({ type: Object, description: 'the order; its unit or ship is only an example' })
  @Field(() => JsonValue)
  order!: unknown;

  @ApiProperty({ description: 'the order as text' })
  @Field()
  text!: string;
}

export class TemplatesView {
  @ApiProperty({ type: [TemplateView] })
  templates!: TemplateView[];
}

export class RemovedTemplateView {
  @ApiProperty()
  name!: string;
}

/** Who stands in for you, and in which turns. */
@InputType('NewHandOver')
export class HandOverBody {
  @ApiProperty({ pattern: PLAYER.source, description: 'a player of your side' })
  @IsString()
  @Matches(PLAYER, { message: 'to must be a player of your side' })
  @Field()
  to!: string;

  @ApiProperty({ description: 'first turn' })
  @IsInt()
  @Min(0)
  @Max(MOST_TURNS)
  @Field(() => Int)
  from!: number;

  @ApiProperty({ description: 'last turn' })
  @IsInt()
  @Min(0)
  @Max(MOST_TURNS)
  @Field(() => Int)
  until!: number;
}

/** Who stands in for a player who has gone silent, in which turns, and why. */
@InputType('ArrangedHandOver')
export class ArrangedHandOverBody extends HandOverBody {
  @ApiProperty({ pattern: PLAYER.source, description: 'who is away' })
  @IsString()
  @Matches(PLAYER, { message: 'player must be a player of the campaign' })
  @Field()
  player!: string;

  @ApiProperty({ maxLength: 500, description: 'told to both of them' })
  @IsString()
  @Length(1, 500)
  @Field()
  reason!: string;
}

/** Why a hand-over is ended. */
export class EndedHandOverBody {
  @ApiProperty({ maxLength: 500, description: 'told to both of them' })
  @IsString()
  @Length(1, 500)
  reason!: string;
}

/** What of the absent player's somebody who stands in has read, noted the first time. */
@ObjectType('StandInReading')
export class StandInReadingView {
  @ApiProperty({ format: 'date-time' })
  @Field()
  at!: string;

  @ApiProperty({ enum: STAND_IN_SIGHTS })
  @Field(() => String)
  sight!: StandInSight;

  @ApiProperty()
  @Field(() => Int)
  turn!: number;
}

/** For some turns somebody else sends orders in a player's name. */
@ObjectType('HandOver')
export class HandOverView {
  @ApiProperty({ format: 'uuid' })
  @Field()
  id!: string;

  @ApiProperty({ description: 'who is away' })
  @Field()
  player!: string;

  @ApiProperty({ description: 'who stands in' })
  @Field()
  to!: string;

  @ApiProperty({ description: 'first turn' })
  @Field(() => Int)
  from!: number;

  @ApiProperty({ description: 'last turn' })
  @Field(() => Int)
  until!: number;

  @ApiProperty({ enum: ['player', 'administrator'] })
  @Field(() => String)
  madeBy!: 'player' | 'administrator';

  @ApiProperty({ nullable: true, type: String, description: 'why an administrator made it' })
  @Field(() => String, { nullable: true })
  reason!: string | null;

  @ApiProperty({ type: [StandInReadingView] })
  @Field(() => [StandInReadingView])
  read!: StandInReadingView[];
}

export class HandOversView {
  @ApiProperty({ type: [HandOverView] })
  handOvers!: HandOverView[];
}
