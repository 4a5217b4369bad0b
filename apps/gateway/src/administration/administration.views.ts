import { Field, Int, ObjectType } from '@nestjs/graphql';
import { JsonValue } from '../graph/json-value.scalar.js';

/** One field of a piece before and after. */
@ObjectType('FieldChange')
export class FieldChangeView {
  @Field()
  field!: string;

  @Field(() => JsonValue, { nullable: true })
  before!: unknown;

  @Field(() => JsonValue, { nullable: true })
  after!: unknown;

  @Field()
  told!: string;
}

/** One who is told of an edit, and all that he is told. */
@ObjectType('EditWitness')
export class EditWitnessView {
  @Field()
  player!: string;

  @Field()
  degree!: string;

  @Field(() => JsonValue)
  told!: unknown;
}

/** An edit with everybody who is told of it. */
@ObjectType('Edit')
export class EditView {
  @Field()
  campaign!: string;

  @Field(() => Int, { description: 'the turn that starts with it' })
  turn!: number;

  @Field(() => Int, { nullable: true, description: 'to undo it by; null while it is not made' })
  number!: number | null;

  @Field({ description: 'change, add or remove' })
  act!: string;

  @Field()
  kind!: string;

  @Field()
  piece!: string;

  @Field(() => [FieldChangeView])
  changes!: FieldChangeView[];

  @Field()
  reason!: string;

  @Field(() => Int, { nullable: true })
  undoes!: number | null;

  @Field(() => [EditWitnessView])
  witnesses!: EditWitnessView[];
}

/** An announcement that was made. */
@ObjectType('Announcement')
export class AnnouncementView {
  @Field(() => Int, { description: 'the turn in whose report it stands' })
  turn!: number;

  @Field()
  text!: string;

  @Field(() => [String])
  players!: string[];
}

/** One thing in the log of administration. */
@ObjectType('AdministrationLogEntry')
export class LogEntryView {
  @Field()
  at!: string;

  @Field(() => Int, { nullable: true })
  turn!: number | null;

  @Field()
  kind!: string;

  @Field(() => Int, { nullable: true })
  number!: number | null;

  @Field(() => String, { nullable: true })
  by!: string | null;

  @Field()
  text!: string;

  @Field(() => JsonValue, { nullable: true, description: '"everybody" or players; null for a player' })
  concerns!: unknown;

  @Field(() => JsonValue)
  details!: unknown;
}
