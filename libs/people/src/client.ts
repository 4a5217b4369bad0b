import { isIPv6 } from 'node:net';

/** From where a request comes. */
export interface Client {
  /** What counts as one place: an IPv4 address, or the /64 of an IPv6 one. */
  readonly network: string;
  readonly userAgent: string | null;
  /** The device code it sent, genuine or not. */
  readonly device: string | null;
}

/** The operator's own command line. */
export const COMMAND_LINE: Client = { network: 'command line', userAgent: null, device: null };

/** An IPv4 address as it is; of an IPv6 address the first four groups, for a household has all the rest. */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d{1,3}(?:\.\d{1,3}){3})$/i.exec(ip)?.[1];
  if (mapped !== undefined) return mapped;
  if (!isIPv6(ip)) return ip;
  const [front = '', back] = ip.split('%')[0]!.toLowerCase().split('::');
  const head = front.split(':').filter(Boolean);
  const tail = (back ?? '').split(':').filter(Boolean);
  const gap = back === undefined ? [] : Array<string>(Math.max(0, 8 - head.length - tail.length)).fill('0');
  const groups = [...head, ...gap, ...tail].slice(0, 4).map((group) => group.replace(/^0+(?=.)/, ''));
  return `${groups.join(':')}::/64`;
}
