/** One panel of a board. */
export interface Panel {
  readonly title: string;
  readonly expr: string;
  readonly legend: string;
  readonly unit: string;
}

/** A board by the name of its file. */
export declare const BOARDS: Readonly<
  Record<string, { readonly title: string; readonly panels: readonly Panel[] }>
>;

/** A board as Grafana reads it. */
export declare const dashboardOf: (
  name: string,
  board: { readonly title: string; readonly panels: readonly Panel[] },
) => object;
