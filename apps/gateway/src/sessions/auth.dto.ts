import { Field, InputType } from '@nestjs/graphql';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsString, Length, Matches } from 'class-validator';

const NAME = /^[a-z0-9][a-z0-9._-]{1,39}$/;

/** Name and password. */
export class SignInBody {
  @ApiProperty({ pattern: NAME.source, example: 'zachary' })
  @IsString()
  @Matches(NAME, {
    message: 'account must be 2 to 40 lower-case letters, digits, dots, dashes or underscores',
  })
  account!: string;

  @ApiProperty({ minLength: 1, maxLength: 200, format: 'password' })
  @IsString()
  @Length(1, 200)
  password!: string;
}

/** A refresh token, which is spent by sending it. */
export class RenewBody {
  @ApiProperty({ minLength: 20, maxLength: 100 })
  @IsString()
  @Length(20, 100)
  refreshToken!: string;
}

/** The present password and the next. */
@InputType('ChangePassword')
export class ChangePasswordBody {
  @ApiProperty({ format: 'password' })
  @IsString()
  @Length(1, 200)
  @Field()
  present!: string;

  @ApiProperty({ minLength: 10, maxLength: 200, format: 'password' })
  @IsString()
  @Length(10, 200)
  @Field()
  next!: string;
}

/** What a client gets when it signs in or renews. */
export class TokensView {
  @ApiProperty({ description: 'send it as "Authorization: Bearer ..."' })
  accessToken!: string;

  @ApiProperty({ description: 'seconds the access token is good' })
  expiresIn!: number;

  @ApiProperty({ description: 'renews the session once; keep it secret' })
  refreshToken!: string;

  @ApiPropertyOptional({
    description:
      'given on signing in: keep it and send it as the header Vedette-Device when you sign in again, so that wrong ' +
      'passwords given by others do not hold you up',
  })
  device?: string;
}
