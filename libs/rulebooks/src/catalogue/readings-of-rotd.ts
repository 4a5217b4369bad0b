import type { Reading } from './reading.js';

/** Our readings of doubtful rules of ROTD, as docs/compliance.md has them. */
// prettier-ignore
export const READINGS_OF_ROTD: readonly Reading[] = [
  { tag: 'R-11', rules: ['rotd-euwol 7.1', 'rotd-euwol 8.1'], text: 'Guns by a river are never moved: they neither march nor ride.' },
  { tag: 'R-14', rules: ['rotd-euwol 7.8'], text: 'Only enemy troops keep a march along a river to its side past the end of it, and only across rivers and ranges they watch.' },
  { tag: 'R-17', rules: ['rotd-euwol 8.3'], text: 'A line of eighty squares is short enough, one of eighty-one is not.' },
  { tag: 'R-29', rules: ['rotd-euwol 11.3'], text: 'A siege asks for no garrison: one hostile man beside an empty city besieges it.' },
  { tag: 'R-31', rules: ['rotd-euwol 11.13'], text: 'The nearest permitted source by distance serves; of equally near ones a city, then a depot, a cache, a headquarters, then the first by name.' },
  { tag: 'R-40', rules: ['rotd-euwol 1.1'], text: 'No row has the letter O, on maps that a position draws itself neither.' },
  { tag: 'R-41', rules: ['rotd-euwol 1.3', 'rotd-euwol 12.2', 'rotd-euwol 12.4'], text: 'What can be crossed the tactical map decides: fords, passes, standing railway bridges, and pontoons of the own side and its allies.' },
  { tag: 'R-42', rules: ['rotd-euwol 7.7', 'rotd-euwol 7.8', 'rotd-euwol 7.14'], text: 'Unwatched, a march crosses by what crosses the river in either square, and never what nothing crosses.' },
  { tag: 'R-43', rules: ['rotd-euwol 1.3', 'rotd-euwol 8.2'], text: 'First the state of the people holds a railway, among several of a nation the holder of its nearest city.' },
  { tag: 'R-44', rules: ['rotd-euwol 1.3', 'rotd-euwol 8.2'], text: 'Who holds a railway is looked at again after every phase with movement: the holder while he is there, else most men; among enemies those on the track alone.' },
  { tag: 'R-45', rules: ['rotd-euwol 8.4'], text: 'Rails of which nobody drew the track run straight from the edges to the middle.' },
  { tag: 'R-46', rules: ['rotd-euwol 1.3', 'rotd-euwol 8.2', 'rotd-euwol 12.4'], text: 'Rivers follow the warships that lie in them, without any the troops; a hostile naval battery denies them.' },
  { tag: 'R-48', rules: ['rotd-euwol 11.6', 'rotd-euwol 11.11'], text: 'Naval batteries, which never draw, use no ammunition.' },
  { tag: 'R-58', rules: ['rotd-euwol 5.2'], text: 'Staff orders, supply, marches, trains, and last what troops build: works and track are done as the recovery begins.' },
  { tag: 'R-61', rules: ['rotd-euwol 2.2', 'rotd-euwol 8.6'], text: 'Who stands on a bridge that goes down is put on the nearest bank that no enemy holds.' },
  { tag: 'R-62', rules: ['rotd-euwol 8.3'], text: 'Of lines equally short the one that turns north is ridden, else east, south, west.' },
  { tag: 'R-63', rules: ['rotd-euwol 8.3'], text: 'Where nobody can get off the train stops a square before.' },
  { tag: 'R-64', rules: ['rotd-euwol 8.4'], text: 'With no track in the row or column a unit gets off on the nearest of the map.' },
  { tag: 'R-66', rules: ['rotd-euwol 8.5', 'rotd-euwol 8.6', 'rotd-euwol 12.3'], text: 'Each bridge that is down costs what track costs, and is built with it.' },
  { tag: 'R-75', rules: ['rotd-euwol 11.2'], text: 'A line goes on from bank to bank as a unit would that no enemy watches; two ends in one square always have one.' },
  { tag: 'R-77', rules: ['rotd-euwol 11.11'], text: 'A city is of the nation in whose square it stands; a chain links friendly cities by lines of at most ten squares.' },
];
