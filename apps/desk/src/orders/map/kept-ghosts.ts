import { useEffect, useMemo } from 'preact/hooks';
import { KeptList } from '../../kept/kept-list.js';
import type { GhostNotes } from '../../map/ghost-list.js';
import type { Ghost } from '../../map/told-squares.js';
import type { GhostNote } from '../../memory/noted-ghosts.js';
import type { Place } from '../../session/session.js';

/** Pinned and dismissed troops, kept at the seat: its owner's other devices show them alike, and nobody else reads them. */
export function useKeptGhosts(
  { campaign, player }: Place,
  turn: number,
): GhostNotes & { readonly noted: readonly GhostNote[] } {
  const kept = useMemo(
    () => new KeptList<GhostNote>({ campaign, player: player! }, 'ghosts'),
    [campaign, player],
  );
  useEffect(() => kept.attend(), [kept]);
  const note = ({ id, square, stack, age }: Ghost, is: GhostNote['is']): void =>
    kept.put({ id: id!, square, stack, age, is, turn: turn - age });
  const noted = kept.items.value;
  return {
    noted,
    dismissed: noted.filter(({ is }) => is === 'dismissed').length,
    pin: (ghost) => (ghost.pinned ? kept.drop(ghost.id!) : note(ghost, 'pinned')),
    dismiss: (ghost) => note(ghost, 'dismissed'),
    bringBack: () => {
      for (const { id, is } of noted) if (is === 'dismissed') kept.drop(id);
    },
  };
}
