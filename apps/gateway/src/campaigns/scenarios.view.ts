import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

/** A scenario of the house, for who chooses one. */
@ObjectType('Scenario')
export class ScenarioView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty()
  @Field()
  title!: string;

  @ApiProperty({ description: 'id of the theatre, or "inline"' })
  @Field()
  theatre!: string;

  @ApiProperty({ type: [String] })
  @Field(() => [String])
  sides!: string[];

  @ApiProperty({ type: 'integer', description: 'players it is made for' })
  @Field(() => Int)
  seats!: number;

  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  firstTurn!: number;

  @ApiProperty({ type: 'integer', description: 'after which it ends by itself' })
  @Field(() => Int)
  lastTurn!: number;
}
