import { Field, Float, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';
import {
  FORCE_WANTS,
  INTELLIGENCE_DESKS,
  type OwnShipDocument,
  type OwnUnitDocument,
} from '@vedette/contracts';

const NULLABLE = { type: String, nullable: true } as const;

@ObjectType({ isAbstract: true })
abstract class OwnPieceView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty(NULLABLE)
  @Field(() => String, { nullable: true })
  name!: string | null;

  @ApiProperty()
  @Field()
  type!: string;

  @ApiProperty(NULLABLE)
  @Field(() => String, { nullable: true })
  commander!: string | null;

  @ApiProperty()
  @Field()
  status!: string;

  @ApiProperty()
  @Field()
  place!: string;

  @ApiProperty()
  @Field()
  quality!: string;

  @ApiProperty()
  @Field(() => Float)
  experience!: number;

  @ApiProperty()
  @Field(() => Float)
  morale!: number;

  @ApiProperty({ enum: FORCE_WANTS, isArray: true, description: 'what it is short of' })
  @Field(() => [String])
  wants!: OwnUnitDocument['wants'];
}

/** Supply and readiness of a unit of one's own. */
@ObjectType('OwnUnit')
export class OwnUnitView extends OwnPieceView implements OwnUnitDocument {
  @ApiProperty()
  @Field(() => Int)
  men!: number;

  @ApiProperty()
  @Field(() => Int)
  batteries!: number;

  @ApiProperty()
  @Field(() => Float)
  fatigue!: number;

  @ApiProperty()
  @Field()
  supplied!: boolean;

  @ApiProperty(NULLABLE)
  @Field(() => String, { nullable: true })
  supplySource!: string | null;

  @ApiProperty()
  @Field(() => Int)
  supplies!: number;

  @ApiProperty()
  @Field(() => Int)
  ammunition!: number;

  @ApiProperty()
  @Field()
  communications!: boolean;

  @ApiProperty()
  @Field(() => Int)
  casualties!: number;
}

/** Stores and readiness of a ship of one's own. */
@ObjectType('OwnShip')
export class OwnShipView extends OwnPieceView implements OwnShipDocument {
  @ApiProperty()
  @Field(() => Int)
  crew!: number;

  @ApiProperty()
  @Field(() => Int)
  marines!: number;

  @ApiProperty()
  @Field(() => Float)
  hull!: number;

  @ApiProperty()
  @Field(() => Float)
  rigging!: number;

  @ApiProperty()
  @Field(() => Int)
  stores!: number;
}

/** A state's own forces as their officers reported them. */
@ObjectType('OwnForces')
export class OwnForcesView {
  @ApiProperty()
  @Field(() => Int)
  turn!: number;

  @ApiProperty({ enum: INTELLIGENCE_DESKS })
  @Field(() => String)
  desk!: (typeof INTELLIGENCE_DESKS)[number];

  @ApiProperty({ type: [OwnUnitView] })
  @Field(() => [OwnUnitView])
  units!: OwnUnitView[];

  @ApiProperty({ type: [OwnShipView] })
  @Field(() => [OwnShipView])
  ships!: OwnShipView[];
}
