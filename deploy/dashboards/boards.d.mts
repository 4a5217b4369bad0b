/** One panel of a board. */
export interface Panel {
  readonly title: string;
  readonly expr: string;
  readonly legend: string;
  readonly unit: string;
  /** Spans, or lines of logs, in the words of what keeps them; unless said measures of Prometheus. */
  readonly kind?: 'traces' | 'lines';
}

/** A board: its panels, and what who looks at it is asked for, with what stands there at first. */
export interface Board {
  readonly title: string;
  readonly panels: readonly Panel[];
  readonly asks?: Readonly<Record<string, string>>;
}

/** A board by the name of its file. */
export declare const BOARDS: Readonly<Record<string, Board>>;

/** A board as Grafana reads it. */
export declare const dashboardOf: (name: string, board: Board) => object;
