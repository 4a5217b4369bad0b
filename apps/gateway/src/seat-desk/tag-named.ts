import { fits } from '@vedette/campaign';
import { Digest } from '@vedette/contracts';
import { ParameterInvalidError } from '@vedette/edge';
import { VedetteError } from '@vedette/platform';

/** A document is to be replaced, and it was not said which state of it (RFC 6585). */
export class TagNeededError extends VedetteError {
  constructor() {
    super({
      code: 'tag-needed',
      status: 428,
      field: '/If-Match',
      message:
        'Say which state of the document you replace: If-Match with the ETag it was read with. So no device of yours overwrites what another kept.',
    });
  }
}

/** The tag that a header `If-Match` names. @throws TagNeededError @throws ParameterInvalidError */
export function tagNamed(header: string | undefined): string {
  if (header === undefined) throw new TagNeededError();
  // A proxy that compresses makes a strong tag weak; the document is the same.
  return tagGiven(/^(?:W\/)?"([^"]*)"$/.exec(header.trim())?.[1]);
}

/** A tag as it stands in a document. @throws ParameterInvalidError */
export function tagGiven(tag: string | undefined): string {
  if (!fits(Digest, tag))
    throw new ParameterInvalidError('If-Match', 'the tag that the document was read with');
  return tag as string;
}
