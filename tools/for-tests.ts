/** Folders for tests alone; `.swcrc` and `.dockerignore` leave the same out of what is built and of the image. */
export const TEST_FOLDERS = ['testing', 'specimen', 'torture'];

/** Whether a source, known by its path from the top of the house, is there for tests alone: nothing that is built imports it. */
export function isForTests(file: string): boolean {
  return (
    /\.spec\.tsx?$/.test(file) ||
    file.startsWith('libs/testing/') ||
    file.split('/').some((folder) => TEST_FOLDERS.includes(folder))
  );
}
