import { Field, ID, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  ArrayUnique,
  IsArray,
  IsIn,
  IsString,
  Length,
  Matches,
} from 'class-validator';
import { LETTER_DELIVERIES, type LetterDelivery } from './letter.repository.js';

const PLAYER = /^[a-z0-9][a-z0-9_-]{0,39}$/;
/** Printable text with line breaks; nothing that steers a terminal or turns text round. */
const PROSE = /^[^\p{Cc}\p{Cf}\p{Cs}]*(?:[\n\t\u200C\u200D][^\p{Cc}\p{Cf}\p{Cs}]*)*$/u;
const NOT_BLANK = /\S/;

export const LONGEST_LETTER = 4_000;
export const MOST_RECIPIENTS = 20;

/** A letter as it is sent. */
@InputType('NewLetter')
export class NewLetterBody {
  @ApiProperty({
    type: [String],
    minItems: 1,
    maxItems: MOST_RECIPIENTS,
    uniqueItems: true,
    description: 'player ids; all see to whom it went',
  })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MOST_RECIPIENTS)
  @ArrayUnique()
  @Matches(PLAYER, { each: true, message: 'to must be player ids of the campaign' })
  @Field(() => [String])
  to!: string[];

  @ApiProperty({ minLength: 1, maxLength: LONGEST_LETTER, description: 'plain text' })
  @IsString()
  @Length(1, LONGEST_LETTER)
  @Matches(NOT_BLANK, { message: 'text must not be blank' })
  @Matches(PROSE, { message: 'text must be plain text, without control characters' })
  @Field()
  text!: string;
}

/** Why a letter is laid before the administrator. */
@InputType('LetterReport')
export class ReportLetterBody {
  @ApiProperty({ minLength: 1, maxLength: 500 })
  @IsString()
  @Length(1, 500)
  @Matches(NOT_BLANK, { message: 'reason must not be blank' })
  @Matches(PROSE, { message: 'reason must be plain text, without control characters' })
  @Field()
  reason!: string;
}

/** How letters of a campaign travel. */
@ObjectType('LetterDelivery')
export class LetterDeliveryBody {
  @ApiProperty({
    enum: LETTER_DELIVERIES,
    description: 'at once, or by couriers who take turns by the distance on the map',
  })
  @IsIn([...LETTER_DELIVERIES])
  @Field(() => String)
  delivery!: LetterDelivery;
}

/** What everybody has of a letter who has it at all. */
@ObjectType({ isAbstract: true })
class WrittenLetterView {
  @ApiProperty({ format: 'uuid' })
  @Field(() => ID)
  id!: string;

  @ApiProperty({ type: [String] })
  @Field(() => [String])
  to!: string[];

  @ApiProperty()
  @Field()
  text!: string;

  @ApiProperty({ format: 'date-time' })
  @Field()
  sentAt!: string;
}

/** A letter as its sender has it. */
@ObjectType('SentLetter')
export class SentLetterView extends WrittenLetterView {
  @ApiProperty({
    type: 'integer',
    nullable: true,
    description:
      'the turn with whose opening it has reached everybody it is for; null for one that arrived at once',
  })
  @Field(() => Int, {
    nullable: true,
    description:
      'The turn with whose opening it has reached everybody it is for; null for one that arrived at once',
  })
  arrivesInTurn!: number | null;
}

/** A letter as everybody may read it when the campaign has ended. */
@ObjectType('DebriefLetter')
export class DebriefLetterView extends WrittenLetterView {
  @ApiProperty({ description: 'player id' })
  @Field()
  from!: string;
}

/** A letter as one of its recipients has it. */
@ObjectType('Letter')
export class LetterView extends WrittenLetterView {
  @ApiProperty({ description: 'player id' })
  @Field()
  from!: string;

  @ApiProperty({ format: 'date-time' })
  @Field()
  arrivedAt!: string;

  @ApiProperty({ format: 'date-time', nullable: true, type: String })
  @Field(() => String, { nullable: true })
  readAt!: string | null;
}

/** A letter that one of its recipients laid before the administrator. */
@ObjectType('ReportedLetter')
export class ReportedLetterView extends WrittenLetterView {
  @ApiProperty({ description: 'player id' })
  @Field()
  from!: string;

  @ApiProperty({ description: 'player id' })
  @Field()
  reportedBy!: string;

  @ApiProperty({ format: 'date-time' })
  @Field()
  reportedAt!: string;

  @ApiProperty()
  @Field()
  reason!: string;
}

/** What waits to be read. */
@ObjectType('LetterBox')
export class LetterBoxView {
  @Field(() => Int)
  unread!: number;

  @Field(() => LetterView, { nullable: true, description: 'the newest that has not been read' })
  newest!: LetterView | null;
}
