import { BUILD, nameOfBuild } from '@vedette/platform/version';
import { Command } from 'commander';
import { type PlaceOptions, placeOf, reached } from '../operator/house-place.js';
import type { Finding } from './finding.js';

const EXAMPLE = `
Looks at the database if DATABASE_URL (or DATABASE_URL_FILE) is given, at its keys if VEDETTE_KEY and CORRESPONDENCE_KEY are, and at the
broker if it is found, as "vedette account" finds it. It changes nothing. Exit code 0 when everything goes on, 1 when something does not, 2
when there was nothing to look at.

  ./vedette doctor
  DATABASE_URL=postgres://… NATS_URL=nats://… ./vedette doctor --json
`;

const FAULTS = 1;
const NOTHING = 2;
const SIGNS: Readonly<Record<Finding['is'], string>> = { well: 'ok', warning: 'look', fault: 'FAULT' };

/** `vedette doctor`: how an installation fares, for whoever runs it. */
export function doctorCommand(): Command {
  return reached(
    new Command('doctor')
      .description('look at a running installation, and say what somebody should see to')
      .addHelpText('after', EXAMPLE),
  ).action(async (options: PlaceOptions) => {
    const place = placeOf(options);
    const { lookAtHouse } = await import('./look-at-house.js');
    const findings = await lookAtHouse(place);
    const line = ({ is, what, text }: Finding): string => `${SIGNS[is].padEnd(5)}  ${what}: ${text}\n`;
    process.stdout.write(
      place.json
        ? `${JSON.stringify({ build: nameOfBuild(BUILD), findings }, null, 2)}\n`
        : `vedette ${nameOfBuild(BUILD)}\n${findings.map(line).join('')}`,
    );
    if (findings.length === 0)
      process.stderr.write(
        'nothing to look at: give DATABASE_URL, or --nats, or the folder of an installation with --data\n',
      );
    process.exitCode =
      findings.length === 0 ? NOTHING : findings.some(({ is }) => is === 'fault') ? FAULTS : 0;
  });
}
