import { counted } from '../wording/figures.js';
import { withReason } from '../wording/reason-words.js';
import { listed, sentence, series } from '../wording/series.js';
import type { Messages } from './message.js';
import type { Telling } from './telling.js';

function supplies(t: Telling): string {
  return counted(t.number('amount') ?? 0, 'unit of supplies', 'units of supplies');
}

/** `at 3-4 of G5-V6`, `in Pensacola`. */
export function spot(place: string, tactical: string): string {
  if (place === '') return tactical === '' ? '' : `at ${tactical}`;
  return tactical === '' ? `in ${place}` : `at ${tactical} of ${place}`;
}

function force(side: Telling): string {
  const states = side.list('states').map((id) => side.state(id));
  const units = side.units('units');
  const troops = states.length > 0 ? `the troops of ${series(states)}` : 'troops';
  return units === '' ? troops : `${troops} (${units})`;
}

/** Transports, landings and ports off the land map (PATE 9, 10). */
export const AMPHIBIOUS_MESSAGES = {
  TransfersBegun: {
    parts: ['land', 'fleet'],
    say: (t) =>
      sentence(
        `${t.text('ship')} began ${t.text('action') || 'work'} ${t.text('area') === 'harbor' ? 'in the harbor of' : 'off'} ${t.text('port')}`,
      ),
    why: (t) =>
      [
        t.list('loading').length > 0 ? `to come aboard: ${t.units('loading')}` : '',
        t.list('landing').length > 0 ? `to go ashore: ${t.units('landing')}` : '',
        t.has('headquarters') ? `supplies handled with ${t.text('headquarters')}` : '',
        t.own ? 'it takes the whole turn: neither the group nor those who come aboard move' : '',
      ].filter((reason) => reason !== ''),
  },
  UnitEmbarked: {
    parts: ['land', 'fleet'],
    say: (t) =>
      sentence(
        `${t.text('unit')} went aboard ${t.text('ship') || 'a transport'}`,
        spot(t.text('from'), t.text('fromTactical')),
      ),
    each: (t) => (t.has('spaces') ? `${counted(t.number('spaces')!, 'space', 'spaces')}` : ''),
  },
  UnitLanded: {
    parts: ['land', 'fleet'],
    say: (t) =>
      sentence(
        `${t.text('unit')} ${t.has('toTactical') ? 'came ashore' : 'joined the garrison'}`,
        t.has('ship') && `from ${t.text('ship')}`,
        spot(t.text('to'), t.text('toTactical')),
      ),
    why: (t) =>
      t.has('wanted') ? [`${t.text('wanted')} was ordered; this was the nearest that was free`] : [],
  },
  CargoHandled: {
    parts: ['land', 'fleet'],
    weight: 'routine',
    say: (t) => {
      const loads = t.text('action') === 'load';
      const ashore = t.part('ashore').text('name');
      return sentence(
        `${t.text('ship')} ${loads ? 'took in' : 'landed'} ${t.has('amount') ? supplies(t) : 'supplies'}`,
        ashore !== '' && `${loads ? 'from' : 'for'} ${ashore}`,
      );
    },
    each: (t) =>
      listed(
        (t.number('wanted') ?? 0) > (t.number('amount') ?? 0) ? `${t.figure('wanted')} ordered` : '',
        t.has('aboard') ? `${t.figure('aboard')} aboard now` : '',
      ),
  },
  TransferFailed: {
    parts: ['land', 'fleet'],
    say: (t) => {
      const what = t.text('unit') || `The supplies of ${t.text('ship')}`;
      const stays = t.text('action') === 'load' ? 'did not go aboard' : 'did not go ashore';
      return sentence(
        t.has('unit') ? `${what} ${stays}` : `${what} were not handled`,
        t.has('unit') &&
          t.has('ship') &&
          (t.text('action') === 'load' ? t.text('ship') : `from ${t.text('ship')}`),
        t.has('place') && `at ${t.text('place')}`,
        withReason(t.text('reason')),
      );
    },
  },
  GarrisonFought: {
    parts: ['land', 'fleet'],
    say: (t) =>
      sentence(
        `At ${t.text('port')} ${force(t.part('attackers'))} landed against ${force(t.part('defenders'))}`,
        t.has('winner') &&
          (t.text('winner') === 'attackers' ? 'and carried the place' : 'and were beaten off'),
      ),
  },
  GarrisonWeighed: {
    parts: ['land', 'fleet'],
    say: (t) =>
      sentence(
        `At ${t.text('port')} the ${t.text('side') || 'troops'} weighed ${Math.round(t.number('strength') ?? 0)}`,
        (t.number('losses') ?? 0) > 0 &&
          `and lost ${Math.round((t.number('losses') ?? 0) * 1000) / 10} % of their men`,
      ),
    why: (t) => [
      ...t.each('units').map((unit) => {
        const factors = unit.part('factors');
        const told = factors.keys().map((name) => `${name} ${factors.figure(name)}`);
        return `${unit.text('unit')}: ${counted(unit.number('men') ?? 0, 'man', 'men')} weighed ${Math.round(unit.number('strength') ?? 0)}${told.length > 0 ? ` (${told.join(', ')})` : ''}`;
      }),
      ...((t.number('batteries') ?? 0) > 0
        ? [
            `${counted(t.number('infantry') ?? 0, 'infantryman', 'infantrymen')} for ${counted(t.number('batteries')!, 'battery', 'batteries')}: ${t.is('supported') ? 'the guns were supported' : 'the guns were not supported'}`,
          ]
        : []),
    ],
  },
  LandingRepelled: {
    parts: ['land', 'fleet'],
    say: (t) => sentence(`${t.units('units') || 'The landing force'} went back aboard off ${t.text('port')}`),
  },
  PortTaken: {
    parts: ['land', 'fleet'],
    say: (t) =>
      sentence(
        `${t.text('port')} fell to ${t.state(t.text('to'))}`,
        t.has('from') && `from ${t.state(t.text('from'))}`,
        t.list('by').length > 0 && `by the hand of ${t.units('by')}`,
      ),
    why: (t) => {
      const found = listed(
        (t.number('supplies') ?? 0) > 0 ? `${t.figure('supplies')} supplies` : '',
        (t.number('stores') ?? 0) > 0 ? `${t.figure('stores')} stores` : '',
      );
      return found === '' ? [] : [`found in its magazines: ${found}`];
    },
  },
} satisfies Messages;
