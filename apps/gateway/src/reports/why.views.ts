import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

/** One thing that befell a piece, with what decided it. */
@ObjectType('PieceStoryLine')
export class PieceStoryLineView {
  @ApiProperty({ example: 'tactical-3' })
  @Field()
  phase!: string;

  @ApiProperty({ example: 'Tactical movement 3', description: 'the phase in words' })
  @Field()
  title!: string;

  @ApiProperty({ example: 'US1IN lost 12% in the firing and ran in rout.' })
  @Field()
  text!: string;

  @ApiProperty({ example: 'gitm-amwol 9.8' })
  @Field()
  rule!: string;

  @ApiProperty({ type: [String], description: 'what was weighed; of your own side only' })
  @Field(() => [String])
  reasons!: string[];

  @ApiProperty({ type: [String], description: 'dice in words; of your own side only' })
  @Field(() => [String])
  dice!: string[];
}

/** One thing that a piece did not do. */
@ObjectType('NotDone')
export class NotDoneView {
  @ApiProperty({ example: 'US3IN could not make a step of its march from J9-V4 to J9-V5.' })
  @Field()
  text!: string;

  @ApiProperty({ example: 'gitm-amwol 7.9' })
  @Field()
  rule!: string;

  @ApiProperty({ type: [String] })
  @Field(() => [String])
  reasons!: string[];
}

/** Why a unit or ship fared as it did in a turn, and why it did no more. */
@ObjectType('PieceStory')
export class PieceStoryView {
  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty({ example: 'US3IN' })
  @Field()
  piece!: string;

  @ApiProperty({ description: 'whether the reader commands or deputises it' })
  @Field()
  own!: boolean;

  @ApiProperty({ type: [PieceStoryLineView] })
  @Field(() => [PieceStoryLineView])
  story!: PieceStoryLineView[];

  @ApiProperty({ type: [NotDoneView], description: 'what was ordered or due and not done, and why' })
  @Field(() => [NotDoneView])
  notDone!: NotDoneView[];

  @ApiProperty({ description: 'all of it as plain text' })
  @Field()
  words!: string;
}
