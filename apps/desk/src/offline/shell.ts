/** The worker that keeps the shell: the page and its files, and nothing that anybody was told. */
const WORKER = '/desk/shell.js';

interface Policies {
  createPolicy(
    name: string,
    rules: { createScriptURL(address: string): string },
  ): {
    createScriptURL(address: string): string;
  };
}
let address: string | null = null;

/** The worker's address as the policy of the page lets it through, and nothing else. */
function workerAddress(): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  address ??= policies
    ? policies
        .createPolicy('desk', {
          createScriptURL: (wanted) => {
            if (wanted !== WORKER) throw new TypeError(`${wanted} is no script of the desk`);
            return wanted;
          },
        })
        .createScriptURL(WORKER)
    : WORKER;
  return address;
}

/** Has the shell kept on this device; done when all of it is. */
export async function keepShell(): Promise<void> {
  await navigator.serviceWorker.register(workerAddress(), { scope: '/desk/' });
  await navigator.serviceWorker.ready;
}
