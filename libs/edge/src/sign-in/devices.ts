/** Who knows the devices that have signed in before; whoever has an edge gives it one. */
export abstract class Devices {
  /** The device a code was made for, which stays true of a code for ever; null for one that is made up. */
  abstract ofCode(code: string): Promise<string | null>;
}
