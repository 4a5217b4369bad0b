import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { JudgementView, ReceiptView } from './order.views.js';

/** An order of a text, and its receipt. */
@ObjectType('TextReceipt')
export class TextReceiptView {
  @ApiProperty({ description: 'line on which the order begins, from 1' })
  @Field(() => Int)
  line!: number;

  @ApiProperty({ description: 'the order as it was understood, in the fixed spelling' })
  @Field()
  text!: string;

  @ApiProperty({ type: ReceiptView })
  @Field(() => ReceiptView)
  receipt!: ReceiptView;
}

/** An order of a text that could not be read. */
@ObjectType('UnreadableOrder')
export class UnreadableView {
  @ApiProperty()
  @Field(() => Int)
  line!: number;

  @ApiProperty()
  @Field(() => Int)
  column!: number;

  @ApiProperty({ enum: ['order-unreadable'] })
  @Field(() => String)
  code!: string;

  @ApiProperty()
  @Field()
  rule!: string;

  @ApiProperty()
  @Field()
  found!: string;

  @ApiProperty({ description: 'what may stand there' })
  @Field()
  allowed!: string;

  @ApiProperty({ type: [String], description: 'words that were perhaps meant' })
  @Field(() => [String])
  suggestions!: string[];

  @ApiProperty()
  @Field()
  message!: string;
}

/** A word that was read as another. */
@ObjectType('ReadingNote')
export class ReadingNoteView {
  @ApiProperty()
  @Field(() => Int)
  line!: number;

  @ApiProperty()
  @Field(() => Int)
  column!: number;

  @ApiProperty()
  @Field()
  found!: string;

  @ApiProperty()
  @Field()
  readAs!: string;
}

/** What became of each order of a text. */
@ObjectType('TextReceipts')
export class TextReceiptsView {
  @ApiProperty({ type: [TextReceiptView] })
  @Field(() => [TextReceiptView])
  results!: TextReceiptView[];

  @ApiProperty({ type: [UnreadableView], description: 'these were not taken' })
  @Field(() => [UnreadableView])
  unreadable!: UnreadableView[];

  @ApiProperty({ type: [ReadingNoteView] })
  @Field(() => [ReadingNoteView])
  notes!: ReadingNoteView[];

  @ApiProperty()
  @Field()
  replayed!: boolean;
}

/** An order of a text, and what would be made of it. */
@ObjectType('TextJudgement')
export class TextJudgementView {
  @ApiProperty({ description: 'line on which the order begins, from 1' })
  @Field(() => Int)
  line!: number;

  @ApiProperty({ description: 'the order as it was understood, in the fixed spelling' })
  @Field()
  text!: string;

  @ApiProperty({ type: JudgementView })
  @Field(() => JudgementView)
  judgement!: JudgementView;
}

/** What would be made of each order of a text. */
@ObjectType('TextJudgements')
export class TextJudgementsView {
  @ApiProperty({ type: [TextJudgementView] })
  @Field(() => [TextJudgementView])
  results!: TextJudgementView[];

  @ApiProperty({ type: [UnreadableView] })
  @Field(() => [UnreadableView])
  unreadable!: UnreadableView[];

  @ApiProperty({ type: [ReadingNoteView] })
  @Field(() => [ReadingNoteView])
  notes!: ReadingNoteView[];
}
