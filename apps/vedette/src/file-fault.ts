/**
 * What is said of a file or folder the machine does not let a command use, in a line: its path, why, and what to do. Null for any other error.
 */
export function fileFault(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined || path === undefined) return null;
  const why = WHY[code];
  return why === undefined ? null : `${path}: ${why} (${code}); give another place`;
}

/** Errors of the file system that whoever gives a command can mend. */
const WHY: Readonly<Record<string, string>> = {
  EACCES: 'it may not be used by you',
  EEXIST: 'a file of this name is there, where a folder is needed',
  EISDIR: 'this is a folder, where a file is needed',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is a file, not a folder',
  EPERM: 'it may not be used by you',
  EROFS: 'nothing can be written there',
};
