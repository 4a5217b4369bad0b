import type { ReportFormat, ReportKind } from '@vedette/contracts';

/** The tables of the projection. */
export interface ReportTables {
  report: {
    campaign: string;
    turn: number;
    player: string;
    kind: ReportKind;
    format: ReportFormat;
    body: string;
    digest: string;
  };
}

/** Name of the projection; readers find its tables as views in schema `proj_reports`. */
export const REPORTS = 'reports';

/**
 * Raised with every change of what reports are made of or look like: the new reports are then made beside the old ones and
 * take their place in one step.
 */
export const REPORTS_GENERATION = 1;
