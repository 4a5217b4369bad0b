import { Query, Resolver } from '@nestjs/graphql';
import { BUILD, nameOfBuild } from '@vedette/platform';
import { Anyone } from '../access/access.js';

/** Which build of Vedette answers. */
@Resolver()
export class VersionResolver {
  @Query(() => String, {
    description: 'Version of Vedette that answers, with its commit where that is known',
  })
  @Anyone()
  version(): string {
    return nameOfBuild(BUILD);
  }
}
