import { type Asker, isOfFront, type ServiceName } from '@vedette/contracts';
import { Installation } from '../installation.js';

/** Which installations make up a house: who stands before all of it, and its cells. Mostly they are one and the same. */
export interface HouseNames {
  readonly front: Installation;
  /** At least one; the first is home to every campaign that was given no other. */
  readonly cells: readonly Installation[];
}

/** A house of one cell, which is its own front. */
export const houseOfOne = (installation: Installation): HouseNames => ({
  front: installation,
  cells: [installation],
});

/** Cells as a setting names them; without one, a house of the front alone. @throws InstallationNameError */
export const houseOfCells = (front: string, cells: string | undefined): HouseNames => {
  const first = new Installation(front);
  if (cells === undefined) return houseOfOne(first);
  const names = [...new Set(cells.split(',').map((cell) => cell.trim()))];
  return { front: first, cells: names.map((name) => new Installation(name)) };
};

/** Whether somebody belongs to the front: so does who runs the house. */
export const standsInFront = (who: Asker): boolean => who === 'operator' || isOfFront(who);

/** Everybody who has a user of his own at the broker of a house, with where he works. */
export function usersOfHouse(
  { front, cells }: HouseNames,
  services: readonly ServiceName[],
): readonly { readonly name: string; readonly who: Asker; readonly at: Installation }[] {
  const all: readonly Asker[] = ['operator', ...services];
  return [
    ...all.filter(standsInFront).map((who) => ({ name: who, who, at: front })),
    ...cells.flatMap((at) =>
      all.filter((who) => !standsInFront(who)).map((who) => ({ name: userOfCell(who, at, front), who, at })),
    ),
  ];
}

/** What a service of a cell is called at the broker: as itself where cell and front are one, so that a house of one has no cells to name. */
export const userOfCell = (who: Asker, cell: Installation, front: Installation): string =>
  cell.name === front.name ? who : `${cell.name}-${who}`;
