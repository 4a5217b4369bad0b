import { Field, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import { STANDING_VERDICTS } from '@vedette/contracts';

/** Cities of a side at the start and at the end, and those that changed hands. */
@ObjectType('StandingCities')
export class StandingCitiesView {
  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  from!: number;

  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  to!: number;

  @ApiProperty({ type: [String] })
  @Field(() => [String])
  won!: string[];

  @ApiProperty({ type: [String] })
  @Field(() => [String])
  lost!: string[];
}

/** Men a side lost, by what became of them. */
@ObjectType('StandingMenLost')
export class StandingMenLostView {
  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  killed!: number;

  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  wounded!: number;

  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  prisoners!: number;

  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  stragglers!: number;

  @ApiProperty({ type: 'integer', description: 'gone with units and ships that are no more' })
  @Field(() => Int, { description: 'gone with units and ships that are no more' })
  destroyed!: number;
}

/** Men of a side at the start, and those it lost. */
@ObjectType('StandingMen')
export class StandingMenView {
  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  from!: number;

  @ApiProperty({ type: StandingMenLostView })
  @Field(() => StandingMenLostView)
  lost!: StandingMenLostView;
}

/** Ships of a side at the start, and those of them it lost. */
@ObjectType('StandingShips')
export class StandingShipsView {
  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  from!: number;

  @ApiProperty({ type: 'integer' })
  @Field(() => Int)
  lost!: number;
}

/** What one side won and lost. */
@ObjectType('SideStanding')
export class SideStandingView {
  @ApiProperty()
  @Field()
  side!: string;

  @ApiProperty({ type: StandingCitiesView })
  @Field(() => StandingCitiesView)
  cities!: StandingCitiesView;

  @ApiProperty({ type: StandingMenView })
  @Field(() => StandingMenView)
  men!: StandingMenView;

  @ApiProperty({ type: StandingShipsView })
  @Field(() => StandingShipsView)
  ships!: StandingShipsView;

  @ApiProperty({ type: 'integer', description: 'our figure: cities weigh by level; men and ships lost less' })
  @Field(() => Int, { description: 'our figure: cities weigh by level; men and ships lost less' })
  points!: number;
}

/** How a campaign stood when it ended. */
@ObjectType('CampaignStanding')
export class CampaignStandingView {
  @ApiProperty({ type: [SideStandingView] })
  @Field(() => [SideStandingView])
  sides!: SideStandingView[];

  @ApiProperty({ enum: STANDING_VERDICTS })
  @Field(() => String)
  verdict!: (typeof STANDING_VERDICTS)[number];

  @ApiProperty({ nullable: true, type: String, description: 'the side that stands better' })
  @Field(() => String, { nullable: true, description: 'the side that stands better' })
  ahead!: string | null;

  @ApiProperty({ type: 'integer', description: 'points between it and the best of its enemies' })
  @Field(() => Int, { description: 'points between it and the best of its enemies' })
  margin!: number;

  @ApiProperty({ description: 'the same in words' })
  @Field({ description: 'the same in words' })
  result!: string;
}
