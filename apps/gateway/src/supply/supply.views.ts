import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { SUPPLY_CONCERNS, type SupplyAnswerDocument } from '@vedette/contracts';

type Way = SupplyAnswerDocument['ways'][number];

/** What stops a line first, as far as the asker knows. */
@ObjectType('SupplyObstacle')
export class SupplyObstacleView {
  @ApiProperty({ example: 'enemy' })
  @Field()
  kind!: string;

  @ApiProperty({ type: String, nullable: true, example: 'J9-V4' })
  @Field(() => String, { nullable: true })
  square!: string | null;
}

/** One way by which supplies or communications would come. */
@ObjectType('SupplyWay')
export class SupplyWayView {
  @ApiProperty({ example: 'US1CQ' })
  @Field()
  source!: string;

  @ApiProperty({ enum: ['city', 'corps headquarters', 'army headquarters'] })
  @Field(() => String)
  kind!: Way['kind'];

  @ApiProperty({ example: '10.5' })
  @Field()
  rule!: string;

  @ApiProperty({ description: 'longest line allowed, strategic squares' })
  @Field(() => Int)
  limit!: number;

  @ApiProperty({ type: [String], nullable: true, description: 'squares of the line, source first' })
  @Field(() => [String], { nullable: true })
  path!: string[] | null;

  @ApiProperty({ type: Number, nullable: true })
  @Field(() => Int, { nullable: true })
  length!: number | null;

  @ApiProperty({ type: SupplyObstacleView, nullable: true, description: 'what stops the line first' })
  @Field(() => SupplyObstacleView, { nullable: true })
  obstacle!: SupplyObstacleView | null;

  @ApiProperty({
    type: String,
    nullable: true,
    description: 'why the source would not serve though a line ran',
  })
  @Field(() => String, { nullable: true })
  closed!: string | null;

  @ApiProperty({
    type: Number,
    nullable: true,
    description: 'supplies at the source; null when the asker does not know',
  })
  @Field(() => Int, { nullable: true })
  supplies!: number | null;

  @ApiProperty()
  @Field()
  text!: string;
}

/** What would reach a unit or city now, as far as the asker knows. */
@ObjectType('SupplyAnswer')
export class SupplyAnswerView {
  @ApiProperty({ example: 'US1IN' })
  @Field()
  piece!: string;

  @ApiProperty({ enum: SUPPLY_CONCERNS })
  @Field(() => String)
  concern!: SupplyAnswerDocument['concern'];

  @ApiProperty()
  @Field()
  reached!: boolean;

  @ApiProperty()
  @Field()
  text!: string;

  @ApiProperty({ type: [SupplyWayView], description: 'those that serve first, then the nearest that do not' })
  @Field(() => [SupplyWayView])
  ways!: SupplyWayView[];
}
