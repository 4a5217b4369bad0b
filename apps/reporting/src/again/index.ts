export { NoReportsOfCampaignError, type ReportDifference, ReportsDifferError } from './again.errors.js';
export { canMakeDebriefs, everyDebrief, type EveryDebrief } from './every-debrief.js';
export { canMakeReports, everyReport, everyTurn, type MadeReport, type MadeTurn } from './every-report.js';
export { type ReportsAgain, reportsAgain } from './reports-again.js';
export { forgetKeptReports, KeptReportsWriter, reportsKeptTooLong } from '../kept/kept-reports-writer.js';
