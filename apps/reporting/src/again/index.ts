export { NoReportsOfCampaignError, type ReportDifference, ReportsDifferError } from './again.errors.js';
export { canMakeReports, everyReport, type MadeReport } from './every-report.js';
export { type ReportsAgain, reportsAgain } from './reports-again.js';
export { forgetKeptReports, KeptReportsWriter, reportsKeptTooLong } from '../kept/kept-reports-writer.js';
