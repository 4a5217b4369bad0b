import { Injectable } from '@nestjs/common';
import { frontDocument } from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import { NotFoundError } from '@vedette/platform';
import { DocumentStore } from '@vedette/vault';

/** Positions that operators sent: the gateway puts them into its vault, which is that of this cell unless the house has several. */
@Injectable()
export class SentPositions {
  constructor(
    private readonly documents: DocumentStore,
    private readonly requests: RequestClient,
  ) {}

  /** Sees to it that a document lies in the vault of this cell. @throws NotFoundError when the front has not got it either */
  async bring(digest: string): Promise<string> {
    try {
      await this.documents.get(digest);
    } catch (error) {
      if (!(error instanceof NotFoundError)) throw error;
      const { text } = await this.requests.request(frontDocument, { document: digest });
      // What came is kept under what it is, whatever was asked for.
      const kept = await this.documents.put(JSON.parse(text) as unknown);
      if (kept !== digest) throw new NotFoundError('document', digest);
    }
    return digest;
  }
}
