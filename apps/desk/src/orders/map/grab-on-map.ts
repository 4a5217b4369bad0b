import { chosenPiece, drafts } from '../../seat/composing.js';
import type { EffectiveOrder, ToldTurn } from '../../seat/campaign.js';
import type { Gazetteer } from '../../seat/theatre.js';
import type { Within } from '../../map/lasso.js';
import { groundTold } from '../../map/told-squares.js';
import { say } from '../../words/words.js';
import { canOrder } from '../card-state.js';
import type { Composer } from '../composer.js';
import { officerOf } from '../officer-of.js';
import { textOfOrder } from '../order-line.js';
import { speakOut } from '../speak-out.js';
import { draggedTo } from './dragged.js';
import { goodsPlaceIn, suppliesTo } from './goods-places.js';
import { heldIn } from './held.js';
import type { Boxes } from './point-march.js';

interface DraggingProps {
  readonly told: ToldTurn;
  readonly gazetteer: Gazetteer;
  readonly effective: readonly EffectiveOrder[];
  readonly composer: Composer;
  /** The march that is being drawn; nothing where none is. */
  readonly march: () => Boxes;
  readonly bend: (step: string, to: string) => void;
  /** One piece was dropped on another. */
  readonly drop: (from: string, onto: string) => void;
  /** Closes the card of a piece, so that the orders of the staff are seen. */
  readonly close: () => void;
}

/** What a hand takes hold of upon the map, and what is ordered where it lets go; nothing while no orders can be given. */
export function grabOnMap(
  props: DraggingProps,
): (square: string, within: Within) => ((to: string) => void) | null {
  const { told, gazetteer, effective, composer } = props;
  const known = { gazetteer, position: told.position, ground: groundTold(told.position) };
  const piecesIn = (square: string): string[] => {
    const units = told.position.land?.observed.units ?? [];
    const here = new Set(units.filter((unit) => unit.square === square).map(({ id }) => id));
    return effective.map(({ piece }) => piece).filter((piece) => here.has(piece));
  };
  return (square, within) => {
    if (!canOrder()) return null;
    const place = goodsPlaceIn(square, known);
    const here = { square, pieces: piecesIn(square), place: place?.isHeld ? place.name : null };
    const held = heldIn(here, within, { piece: chosenPiece.peek(), march: props.march() });
    if (!held) return null;
    return (to) => {
      const under = { square: to, pieces: piecesIn(to), place: goodsPlaceIn(to, known) };
      const dragged = draggedTo(held, under, officerOf);
      switch (dragged.is) {
        case 'bend':
          return props.bend(dragged.step, dragged.to);
        case 'piece':
          return props.drop(dragged.from, dragged.onto);
        case 'nothing':
          return speakOut(say('cannot-drop', { from: dragged.from, onto: dragged.onto }), true);
        case 'goods': {
          const { key, order } = suppliesTo(place!, dragged.to, drafts.peek());
          props.close();
          composer.compose(key, order, 'dropped');
          speakOut(textOfOrder(order) ?? say('must-be-filled'));
          // What is left to say is how much: the hand goes on there.
          return void requestAnimationFrame(() =>
            document.querySelector<HTMLElement>(`[data-other="${key}"] input[type=number]`)?.focus(),
          );
        }
      }
    };
  };
}
