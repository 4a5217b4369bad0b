import { X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { credsAuthenticator } from '@nats-io/transport-node';
import { type ServiceConfiguration, WrongSettingError } from '@vedette/platform';

/** Files that a way into the broker needs beside its address. */
export interface BrokerFiles {
  /** A JWT and its key, as brokers with accounts of their own hand them out. */
  readonly credentials?: string | undefined;
  /** Certificates of the authorities that the broker's own must be signed by, in PEM. */
  readonly authority?: string | undefined;
}

/** The files that the settings of a process name. */
export const brokerFilesOf = ({
  NATS_CREDS_FILE,
  NATS_TLS_CA_FILE,
}: Partial<Pick<ServiceConfiguration, 'NATS_CREDS_FILE' | 'NATS_TLS_CA_FILE'>>): BrokerFiles => ({
  credentials: NATS_CREDS_FILE,
  authority: NATS_TLS_CA_FILE,
});

/** A file that a setting names does not hold what it should: nobody is let in by trying again. */
export class BrokerFileError extends WrongSettingError {
  constructor(setting: 'NATS_CREDS_FILE' | 'NATS_TLS_CA_FILE', file: string, wanted: string, cause: unknown) {
    super({
      code: 'setting-unreadable',
      field: `/${setting}`,
      message: `${setting} names ${file}, which should hold ${wanted}: ${(cause as Error).message}`,
    });
  }
}

/**
 * What a file of credentials says at each connection, so that they may be renewed while the process runs; while they are being replaced, what
 * could be read last. @throws BrokerFileError when there are none to begin with
 */
export function credentialsIn(file: string): () => Uint8Array {
  const read = (): Uint8Array => {
    const found = readFileSync(file);
    // Says whether both parts are there; there is nothing to sign yet.
    credsAuthenticator(found)();
    return found;
  };
  let last: Uint8Array;
  try {
    last = read();
  } catch (error) {
    throw new BrokerFileError('NATS_CREDS_FILE', file, 'the credentials of a user of the broker', error);
  }
  return () => {
    try {
      last = read();
    } catch {
      // It is being replaced.
    }
    return last;
  };
}

/** Sees to it that a file holds certificates; the client reads it anew at each connection. @throws BrokerFileError */
export function mustHoldAuthorities(file: string): void {
  try {
    new X509Certificate(readFileSync(file));
  } catch (error) {
    throw new BrokerFileError('NATS_TLS_CA_FILE', file, 'certificates of authorities in PEM', error);
  }
}
