/**
 * What is said of a file or folder the machine does not let a command use, in a line: its path, why, and what to do. Null for any other error.
 */
export function fileFault(error: unknown): string | null {
  if (typeof error !== 'object' || error === null) return null;
  const { code, syscall, path } = error as NodeJS.ErrnoException;
  if (code === undefined || syscall === undefined) return null;
  const why = WHY[code];
  if (why === undefined) return null;
  if (path !== undefined) return `${path}: ${why} (${code}); give another place`;
  // What fails while it is written to knows its own path no more.
  return syscall === 'write'
    ? `Not written to its end: ${why} (${code}); make room there, or give another place, and begin anew`
    : null;
}

/** Errors of the file system that whoever gives a command can mend. */
const WHY: Readonly<Record<string, string>> = {
  EACCES: 'it may not be used by you',
  EDQUOT: 'your share of the disk is used up',
  EEXIST: 'a file of this name is there, where a folder is needed',
  EFBIG: 'no file may be as large there',
  EISDIR: 'this is a folder, where a file is needed',
  ENAMETOOLONG: 'the name is too long',
  ENOENT: 'there is no such file or folder',
  ENOSPC: 'the disk is full',
  ENOTDIR: 'part of its path is a file, not a folder',
  EPERM: 'it may not be used by you',
  EROFS: 'nothing can be written there',
};
