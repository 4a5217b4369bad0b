import { Command } from 'commander';
import { type PlaceOptions, placeOf, reached } from '../operator/house-place.js';

const EXAMPLE = `
For whoever helps you: versions, settings without secrets, what "vedette doctor" finds, streams and their readers, the ends of the logs of a
data folder. Nothing that a player wrote is in it: of errors their kind and place, not their words. Look through it before you send it.

  ./vedette support bundle --to vedette-support.zip
`;

/** `vedette support`: what somebody who helps needs to see. */
export function supportCommand(): Command {
  const command = new Command('support')
    .description('pack what somebody who helps needs to see')
    .addHelpText('after', EXAMPLE);
  reached(command.command('bundle').description('write a ZIP file of versions, settings, findings and logs'))
    .requiredOption('--to <file>', 'the file, which must not be there yet')
    .action(async ({ to, ...options }: PlaceOptions & { readonly to: string }) => {
      const { packBundle } = await import('./bundle.js');
      const place = placeOf(options);
      const documents = await packBundle(place, to);
      process.stdout.write(
        place.json ? `${JSON.stringify({ file: to, documents })}\n` : `${to}: ${documents.join(', ')}\n`,
      );
    });
  return command;
}
