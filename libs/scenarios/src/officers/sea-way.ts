import type { SeaArea, Theatre } from '@vedette/geography';

/** The chart every captain has: sea areas, what they border on, and which port opens on which (PATE 1.3, 1.4). */
export class SeaWay {
  private readonly seas: ReadonlyMap<string, SeaArea>;
  private readonly seaOfPort: ReadonlyMap<string, string>;

  constructor({ seas, ports }: Pick<Theatre, 'seas' | 'ports'>) {
    this.seas = new Map(seas.map((sea) => [sea.code, sea]));
    this.seaOfPort = new Map(ports.map(({ name, sea }) => [name, sea]));
  }

  /** The sea area a port opens on, if there is such a port. */
  seaOf(port: string): string | undefined {
    return this.seaOfPort.get(port);
  }

  /** Sea areas to pass from one to another without rounding the Horn, the last one included; null when there is no way. */
  way(from: string, to: string): readonly string[] | null {
    const cameFrom = new Map<string, string | null>([[from, null]]);
    for (const code of cameFrom.keys()) {
      if (code === to) return this.back(cameFrom, to);
      const here = this.seas.get(code);
      for (const next of here ? Object.values(here.neighbours).flat() : [])
        if (!cameFrom.has(next) && this.seas.get(next)?.map === here!.map) cameFrom.set(next, code);
    }
    return null;
  }

  private back(cameFrom: ReadonlyMap<string, string | null>, to: string): string[] {
    const way: string[] = [];
    for (let at: string | null = to; at !== null; at = cameFrom.get(at) ?? null) way.unshift(at);
    return way.slice(1);
  }
}
