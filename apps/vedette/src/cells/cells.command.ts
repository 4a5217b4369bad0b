import type { AnswerOf, listCells as ListCells } from '@vedette/contracts';
import { Command } from 'commander';
import { type PlaceOptions, placeOf, reached } from '../operator/house-place.js';

const EXAMPLE = `
A house may have several cells: services and a database of their own, each for some of its campaigns. Accounts, letters and the way in are
those of the house. A campaign is moved from one to another by "vedette campaign move … --to-cell".

  ./vedette cells list
`;

/** `vedette cells`: which campaign lives in which cell. */
export function cellsCommand(): Command {
  const command = new Command('cells')
    .description('the cells of a house, and which campaign lives in which')
    .addHelpText('after', EXAMPLE);
  const list = command.command('list').description('every cell with the campaigns that were given to it');
  reached(list).action(async (options: PlaceOptions) => {
    const { askHouse } = await import('../operator/beside-house.js');
    const { listCells } = await import('@vedette/contracts');
    process.exitCode = await askHouse(
      placeOf(options),
      (requests) => requests.request(listCells, {}),
      inWords,
    );
  });
  return command;
}

function inWords({ cells, campaigns }: AnswerOf<typeof ListCells>): string {
  return cells
    .map((cell, at) => {
      const here = campaigns.filter((one) => one.cell === cell);
      const lines = here.map(
        ({ campaign, movesTo }) => `  ${campaign}${movesTo ? `  moves to ${movesTo}` : ''}\n`,
      );
      return `${cell}${at === 0 ? ', and every campaign that is not listed' : ''}\n${lines.join('')}`;
    })
    .join('');
}
