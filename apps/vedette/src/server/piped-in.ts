import { text } from 'node:stream/consumers';

/** What is piped in, whole. Read as a stream: a pipe that is not filled yet makes a synchronous read fail. */
export function pipedIn(): Promise<string> {
  return text(process.stdin);
}
