import { Field, InputType, Int, ObjectType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsIn,
  IsInt,
  IsOptional,
  IsString,
  Matches,
  Max,
  Min,
} from 'class-validator';
import { TOKEN_SCOPES, type TokenScope } from '../access/token-scope.js';

/** A token to make. */
@InputType('NewToken')
export class NewTokenBody {
  @ApiProperty({ minLength: 1, maxLength: 60, description: 'what it is for, to know it again' })
  @IsString()
  @Matches(/^[^\p{C}]{1,60}$/u, { message: 'name must be 1 to 60 letters' })
  @Field()
  name!: string;

  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(TOKEN_SCOPES.length)
  @IsIn([...TOKEN_SCOPES], { each: true })
  @Field(() => [String])
  scopes!: TokenScope[];

  @ApiPropertyOptional({ minimum: 1, maximum: 366, default: 90, description: 'days it is good' })
  @IsOptional()
  @IsInt()
  @Min(1)
  @Max(366)
  @Field(() => Int, { nullable: true })
  days?: number;
}

/** A personal access token. */
@ObjectType('PersonalToken')
export class TokenView {
  @ApiProperty()
  @Field()
  id!: string;

  @ApiProperty()
  @Field()
  name!: string;

  @ApiProperty({ enum: TOKEN_SCOPES, isArray: true })
  @Field(() => [String])
  scopes!: TokenScope[];

  @ApiProperty()
  @Field()
  createdAt!: string;

  @ApiProperty()
  @Field()
  expiresAt!: string;

  @ApiProperty({ nullable: true, type: String, description: 'right to a minute' })
  @Field(() => String, { nullable: true })
  lastUsedAt!: string | null;
}

/** A new token. */
@ObjectType('PersonalTokenMade')
export class TokenMadeView extends TokenView {
  @ApiProperty({ description: 'begins with vdt_; it is not told again' })
  @Field()
  token!: string;
}
