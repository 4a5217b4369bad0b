import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip, gzip } from 'node:zlib';
import { NotFoundError } from '@vedette/platform';
import type { Pool } from 'pg';

const compress = promisify(gzip);
const expand = promisify(gunzip);

/**
 * Documents under the digest of their JSON text. Putting the same document twice keeps one; what a digest names never
 * changes, so whoever has read a document may keep it for ever.
 */
export class DocumentStore {
  constructor(private readonly pool: Pick<Pool, 'query'>) {}

  /** Keeps a document and returns its digest, SHA-256 in hexadecimal. */
  async put(document: unknown): Promise<string> {
    const text = Buffer.from(JSON.stringify(document), 'utf8');
    const digest = createHash('sha256').update(text).digest('hex');
    await this.pool.query(
      'INSERT INTO vault.document (digest, content, bytes) VALUES ($1, $2, $3) ON CONFLICT (digest) DO NOTHING',
      [digest, await compress(text), text.length],
    );
    return digest;
  }

  /** The document of a digest. @throws NotFoundError */
  async get(digest: string): Promise<unknown> {
    const { rows } = await this.pool.query<{ content: Buffer }>(
      'SELECT content FROM vault.document WHERE digest = $1',
      [digest],
    );
    const [row] = rows;
    if (!row) throw new NotFoundError('document', digest);
    return JSON.parse((await expand(row.content)).toString('utf8'));
  }
}
