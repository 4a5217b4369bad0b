/**
 * Morale as it stands on the scale: whole points from 0 to 100, halves up (GITM AMWOL 3.7, A-64). Every change goes through it:
 * battle, city, hunger, drift and peace round alike.
 */
export function wholeMorale(points: number): number {
  return Math.min(100, Math.max(0, Math.round(points)));
}
