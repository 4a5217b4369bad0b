import { makeStartCode } from '@vedette/contracts';
import type { RequestClient } from '@vedette/messaging';

/** Prints where the desk is, with a link for each account that signs this computer's browser in, once, for ten minutes. */
export async function tellDeskLinks(
  requests: RequestClient,
  { accounts, gatewayUrl }: { readonly accounts: readonly string[]; readonly gatewayUrl: string },
  say: (line: string) => void,
): Promise<void> {
  const widest = Math.max(...accounts.map((account) => account.length));
  say('\nThe desk, for a browser of this computer; each link is good once, for ten minutes:');
  for (const account of accounts) {
    const { code } = await requests.request(makeStartCode, { account });
    // Behind the "#" it is sent to nobody by the browser itself, and stands in no log.
    say(`  ${account.padEnd(widest)}  ${gatewayUrl}/desk/#/start/${code}`);
  }
}
