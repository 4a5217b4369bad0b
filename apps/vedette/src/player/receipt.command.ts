import type { ReceiptDocument } from '@vedette/contracts';
import { Command } from 'commander';
import { HouseClient, type ServerOptions } from '../server/house-client.js';
import { REFUSED, runCommand } from '../server/run-command.js';
import { UsageError } from '../server/usage.error.js';
import { readDocument } from '../server/read-document.js';

interface Options extends ServerOptions {
  readonly key?: string;
}

interface PublicKey {
  readonly keyId: string;
  readonly publicKey: string;
}

/** `vedette receipt check FILE`: whether receipts were signed by the server and are unchanged since. */
export function receiptCommand(): Command {
  const check = new Command('check')
    .description('whether receipts were signed by the server and are unchanged')
    .argument('[file]', 'a receipt, or any answer that holds receipts, as JSON; - for what is piped in', '-')
    .option('--server <url>', 'whose key; VEDETTE_SERVER, or where you are signed in')
    .option(
      '--key <file>',
      'the public key as GET /receipt-key gave it, or those of GET /receipt-keys, kept since; no server is asked',
    );
  check.action((file: string) =>
    runCommand(async () => {
      const receipts = receiptsIn(await readDocument(file));
      if (receipts.length === 0) throw new UsageError(`${file} holds no receipt`);
      const options = check.opts<Options>();
      const given =
        options.key === undefined
          ? await new HouseClient(options).open<PublicKey[]>('GET', '/receipt-keys')
          : ((await readDocument(options.key)) as PublicKey | PublicKey[]);
      const keys = Array.isArray(given) ? given : [given];
      const { isSigned } = await import('@vedette/ledger');
      const told = receipts.map((receipt) => ({ receipt, fault: faultOf(receipt, keys, isSigned) }));
      for (const { receipt, fault } of told)
        process.stdout.write(
          `${receipt.id}, turn ${receipt.turn}, version ${receipt.version}: ${fault ?? 'signed and unchanged'}\n`,
        );
      return told.some(({ fault }) => fault !== null) ? REFUSED : undefined;
    }),
  );
  return new Command('receipt').addCommand(check);
}

function faultOf(
  receipt: ReceiptDocument,
  keys: readonly PublicKey[],
  isSigned: (receipt: ReceiptDocument, publicKey: string) => boolean,
): string | null {
  const key = keys.find(({ keyId }) => keyId === receipt.keyId);
  if (!key)
    return `SIGNED WITH ANOTHER KEY (${receipt.keyId}, the key given is ${keys.map(({ keyId }) => keyId).join(' or ')})`;
  return isSigned(receipt, key.publicKey) ? null : 'NOT WHAT WAS SIGNED';
}

/** Every receipt anywhere inside a document. */
function receiptsIn(value: unknown): ReceiptDocument[] {
  if (typeof value !== 'object' || value === null) return [];
  const receipt = value as Partial<ReceiptDocument>;
  if (typeof receipt.signature === 'string' && typeof receipt.keyId === 'string')
    return [value as ReceiptDocument];
  return Object.values(value).flatMap(receiptsIn);
}
