import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, posix } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where the desk lies as built, beside the gateway. */
export const DESK_FOLDER = fileURLToPath(new URL('../../../desk/dist/', import.meta.url));

/** Encodings a file is laid out in beforehand, the smallest first, with the ending of its name. */
export const ENCODINGS = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof ENCODINGS;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.ftl': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** One file of the desk, as it goes out. */
export interface DeskFile {
  readonly type: string;
  readonly tag: string;
  readonly plain: Buffer;
  readonly encoded: ReadonlyMap<Encoding, Buffer>;
}

/** The files of the desk by their path below `/desk/`; none where it is not built. All are read once: together they are small. */
export function readDeskFiles(folder: string = DESK_FOLDER): ReadonlyMap<string, DeskFile> {
  if (!existsSync(folder)) return new Map();
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length).split(/[\\/]/).join(posix.sep))
    .map((path) => path.replace(/^\//, ''));
  const there = new Set(paths);
  return new Map(
    paths.flatMap((path) => {
      const type = TYPES[extname(path)];
      return type === undefined ? [] : [[path, fileAt(folder, path, type, there)] as const];
    }),
  );
}

function fileAt(folder: string, path: string, type: string, there: ReadonlySet<string>): DeskFile {
  const plain = readFileSync(join(folder, path));
  const encoded = new Map(
    Object.entries(ENCODINGS).flatMap(([encoding, ending]) =>
      there.has(`${path}${ending}`)
        ? [[encoding as Encoding, readFileSync(join(folder, `${path}${ending}`))] as const]
        : [],
    ),
  );
  return { type, tag: `"${createHash('sha256').update(plain).digest('base64url')}"`, plain, encoded };
}
