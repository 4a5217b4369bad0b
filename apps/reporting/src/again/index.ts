export { NoReportsOfCampaignError, type ReportDifference, ReportsDifferError } from './again.errors.js';
export { type ReportsAgain, reportsAgain } from './reports-again.js';
