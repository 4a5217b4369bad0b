/** What is told of the reports of a campaign that was archived: how many files were written, null where none could be made. */
export const reportsInWords = (campaign: string, reports: number | null): string =>
  reports === null
    ? 'its reports could not be made by this release, and none is written'
    : `${reports} files of reports in ${campaign}.reports, a folder for each player`;
