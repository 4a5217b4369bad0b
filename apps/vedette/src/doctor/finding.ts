/** What one look at an installation found. */
export interface Finding {
  readonly what: string;
  /** `warning`: it goes on, and somebody should see to it; `fault`: something does not go on. */
  readonly is: 'well' | 'warning' | 'fault';
  readonly text: string;
}

export const well = (what: string, text: string): Finding => ({ what, is: 'well', text });
export const warning = (what: string, text: string): Finding => ({ what, is: 'warning', text });
export const fault = (what: string, text: string): Finding => ({ what, is: 'fault', text });

/** What a look found; that it failed is a finding too. */
export async function looked(what: string, look: () => Promise<Finding>): Promise<Finding> {
  try {
    return await look();
  } catch (error) {
    return fault(what, (error as Error).message);
  }
}
