import { readPosition, type GameEvent } from '@vedette/campaign';
import { REPORT_FORMATS, REPORT_KINDS } from '@vedette/contracts';
import { observe, type ObservedEvent } from '@vedette/observation';
import { ALL_DECIDERS, playTurn } from '@vedette/referee';
import { observedTurn, pngOf } from '@vedette/reports';
import { theatreSource } from '@vedette/theatres';
import { pieceTypes } from '@vedette/rulebooks';
import { PlayerReports } from '../../../apps/reporting/src/rendering/player-reports.js';
import { crowdedFront } from './crowded-front.js';

/**
 * What the reports of a turn cost: `npm run bench:reports -- [units] [players]`. A turn is played between two armies and every
 * player's reports are made in every form, all maps as SVG and the first as PNG too, in one thread and from cold. Exits 1 when
 * the target is missed.
 */
const [units = 1000, players = 60] = process.argv.slice(2).map(Number);
const MOST_SECONDS = 10;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const front = crowdedFront(units, players);
const { events } = playTurn({
  state: readPosition(front.position, theatreSource, pieceTypes),
  orders: front.orders,
  secret: 'bench',
  deciders: ALL_DECIDERS,
});

const costs = { compose: 0, json: 0, txt: 0, html: 0, svg: 0, maps: 0, png: 0 };
let bytes = 0;
const begun = { wall: performance.now(), cpu: process.cpuUsage() };
for (const { id } of front.position.players ?? []) {
  const reports = timed('compose', () => reportsOf(id));
  for (const kind of REPORT_KINDS)
    for (const format of REPORT_FORMATS)
      bytes += timed(format, () => reports.render(kind, format))?.body.length ?? 0;
  const maps = timed('maps', () => reports.maps);
  const before = process.cpuUsage();
  if (maps[0]) bytes += (await pngOf(maps[0].svg))?.length ?? 0;
  costs.png += spent(before);
}
const wall = (performance.now() - begun.wall) / 1000;
const cpu = spent(begun.cpu) / 1000;

say(`${units} units, ${events.length} events, ${players} players, ${(bytes / 1e6).toFixed(1)} MB`);
for (const [part, ms] of Object.entries(costs))
  say(`${part.padEnd(8)} ${ms.toFixed(0).padStart(6)} ms of processor`);
say(
  `${cpu <= MOST_SECONDS ? 'held  ' : 'MISSED'} ${cpu.toFixed(1)} s of processor (at most ${MOST_SECONDS}), ${wall.toFixed(1)} s on this machine as it was`,
);
process.exitCode = cpu <= MOST_SECONDS ? 0 : 1;

function reportsOf(player: string): PlayerReports {
  const seen = events.map((event: GameEvent) => observe(event, player));
  const told = seen.filter((event): event is ObservedEvent => event !== null);
  const heading = {
    campaign: 'Bench',
    player: { id: player, name: player },
    turn: 1,
    season: 'campaign',
    rulebook: { id: 'gitm-amwol', title: 'GITM' },
    states: { US: 'United States', MX: 'Mexico' },
    players: {},
  };
  const reports = new PlayerReports(observedTurn(heading, told));
  void reports.turn;
  void reports.position;
  return reports;
}

function timed<T>(part: keyof typeof costs, work: () => T): T {
  const before = process.cpuUsage();
  const result = work();
  costs[part] += spent(before);
  return result;
}

function spent(before: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
