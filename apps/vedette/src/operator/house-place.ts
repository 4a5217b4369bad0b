import type { Command } from 'commander';

/** Which installation is asked over its broker, and how what it says is told. */
export interface HousePlace {
  readonly nats?: string | undefined;
  readonly installation?: string | undefined;
  /** The cells of the house, separated by commas, where it is not one. */
  readonly cells?: string | undefined;
  readonly dataFolder: string;
  readonly json: boolean;
}

/** What commander reads for {@link reached}. */
export interface PlaceOptions {
  readonly nats?: string;
  readonly installation?: string;
  readonly cells?: string;
  readonly data: string;
  readonly json?: boolean;
}

/** Says by which options a command finds the installation. */
export const reached = (command: Command): Command =>
  command
    .option('--nats <url>', 'broker of the installation; NATS_URL, or that of the data folder, unless given')
    .option('--installation <name>', 'prefix of its subjects; VEDETTE_INSTALLATION unless given')
    .option('--cells <names>', 'its cells, separated by commas; VEDETTE_CELLS, or itself, unless given')
    .option('--data <folder>', 'data folder of an installation on this machine', '.data')
    .option('--json', 'print JSON');

export const placeOf = ({ nats, installation, cells, data, json = false }: PlaceOptions): HousePlace => ({
  nats,
  installation,
  cells,
  dataFolder: data,
  json,
});
