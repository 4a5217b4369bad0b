import { describe, expect, it } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { Gate } from '@vedette/testing';
import { CellHistories } from './cell-histories.js';

const markAt = (position: number, letter = 'a') => ({ position, mark: letter.repeat(43) });
type Mark = ReturnType<typeof markAt> | null;

/** Cells that answer as conductors do, each from the log it is given. */
function houseOf(logs: Record<string, Mark | Error>) {
  const asked: [string, Mark][] = [];
  const requests = {
    cells: Object.keys(logs),
    request: (_: unknown, { seen }: { seen: Mark }, { cell }: { cell: string }) => {
      asked.push([cell, seen]);
      const now = logs[cell];
      if (now instanceof Error) return Promise.reject(now);
      const isCut =
        seen !== null && (now === null || now!.position < seen.position || now!.mark !== seen.mark);
      return Promise.resolve({ isCut, seen: now });
    },
  };
  return { asked, requests: requests as never };
}

describe('the logs of the cells, to a service of the front', () => {
  const watchOver = (logs: Record<string, Mark | Error>) => {
    Logger.overrideLogger(false);
    const cut: string[] = [];
    const { asked, requests } = houseOf(logs);
    const watch = new CellHistories({ requests, everyMs: 5, onCut: (cell) => cut.push(cell) });
    return { asked, cut, watch };
  };

  it('are asked for with what was last seen of each, and growing is no cut', async () => {
    const logs: Record<string, Mark | Error> = { east: null, west: markAt(7) };
    const { asked, cut, watch } = watchOver(logs);
    await watch.look();
    Object.assign(logs, { east: markAt(2), west: markAt(9) });
    await watch.look();
    await watch.look();
    expect(asked.slice(2)).toEqual([
      ['east', null],
      ['west', markAt(7)],
      ['east', markAt(2)],
      ['west', markAt(9)],
    ]);
    expect(cut).toEqual([]);
  });

  it('have its mark kept while a cell is away, and are told of once when one of them was cut meanwhile', async () => {
    const logs: Record<string, Mark | Error> = { east: markAt(5), west: markAt(7) };
    const { cut, watch } = watchOver(logs);
    await watch.look();
    logs['west'] = new Error('away');
    await watch.look();
    logs['west'] = markAt(9, 'b');
    await watch.look();
    await watch.look();
    expect(cut).toEqual(['west']);
  });

  it('are looked at until one is cut, or until it stops', async () => {
    const logs: Record<string, Mark | Error> = { east: markAt(5) };
    const found = new Gate();
    const { requests } = houseOf(logs);
    const watch = new CellHistories({ requests, everyMs: 5, onCut: () => found.open() });
    watch.start();
    setTimeout(() => (logs['east'] = markAt(4)), 30);
    await found.passed;
    await watch.stop();
  });
});
