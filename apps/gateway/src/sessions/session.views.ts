import { Field, ObjectType } from '@nestjs/graphql';
import { ApiProperty } from '@nestjs/swagger';

/** A session of one's own that is not over. */
@ObjectType('Session')
export class SessionView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty({ description: 'the one this is asked in' })
  @Field()
  current!: boolean;

  @ApiProperty({ nullable: true, type: String, description: 'sessions of one device have the same' })
  @Field(() => String, { nullable: true })
  device!: string | null;

  @ApiProperty({ nullable: true, type: String, description: 'what the program calls itself' })
  @Field(() => String, { nullable: true })
  userAgent!: string | null;

  @ApiProperty({ nullable: true, type: String, description: 'address, or the /64 of an IPv6 one' })
  @Field(() => String, { nullable: true })
  network!: string | null;

  @ApiProperty()
  @Field()
  createdAt!: string;

  @ApiProperty({ description: 'right to some minutes' })
  @Field()
  lastUsedAt!: string;

  @ApiProperty()
  @Field()
  expiresAt!: string;
}
