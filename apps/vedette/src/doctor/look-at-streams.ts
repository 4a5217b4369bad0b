import { type Installation, readStreamsStanding, type StreamsAsked } from '@vedette/messaging';
import { fault, type Finding, warning, well } from './finding.js';

/** How the streams of an installation are kept, as a finding. */
export async function lookAtStreams(manager: StreamsAsked, installation: Installation): Promise<Finding> {
  const { led, leaderless, behind } = await readStreamsStanding(manager, installation);
  if (leaderless.length > 0) {
    const still = leaderless.map(({ stream, why }) =>
      why === 'has no leader' ? `${stream} ${why}` : `${stream}: ${why}`,
    );
    return fault('streams', `turns stand until their servers are back: ${still.join('; ')}`);
  }
  if (behind.length > 0) {
    const which = behind.map(
      ({ stream, server, is }) => `${stream} is ${is === 'gone' ? 'gone from' : 'behind on'} ${server}`,
    );
    return warning(
      'streams',
      `no further server may be stopped until they have caught up: ${which.join('; ')}`,
    );
  }
  return led.length === 0
    ? warning('streams', 'there are none of this installation: no service has been started')
    : well('streams', `${led.length} of this installation are led`);
}
