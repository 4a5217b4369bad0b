import type { LaidReports } from './reports-as-files.js';

/** What is told of the reports of a campaign that was archived, and of a debrief that is lost until it is restored. */
export function reportsInWords(campaign: string, { reports, debrief }: LaidReports): string {
  if (reports === null) return 'its reports could not be made by this release, and none is written';
  const files = `${reports} files of reports in ${campaign}.reports, a folder for each player`;
  return debrief === false
    ? `${files}; its debrief could not be made by this release, and is there again when it is restored`
    : files;
}
