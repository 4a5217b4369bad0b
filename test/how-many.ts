/** Whether everything is tried at length: `npm run test:long`. */
const AT_LENGTH = process.env['TEST_LONG'] === 'yes';

/**
 * How many worlds, wars, turns or orders a suite tries: so many in every run, or more where there is time. Nothing else
 * differs between the two. One figure can be given by the environment.
 * @param setting environment variable that says it, like `FUZZ_ORDERS`
 */
export const howMany = (setting: string, everyRun: number, atLength: number): number =>
  Number(process.env[setting] ?? (AT_LENGTH ? atLength : everyRun));
