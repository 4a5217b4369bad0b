/* The desk's own worker: keeps the page and its files, so that it opens without the house. It never touches what anybody was told. */
/** The files of this build, and a name that changes with them: written in by the build. */
const FILES = self.__FILES__;
const NAME = `vedette-shell ${self.__BUILD__}`;
const PAGE = '/desk/';

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(NAME)
      .then((shell) => shell.addAll([PAGE, ...FILES]))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(
          names
            .filter((name) => name.startsWith('vedette-shell ') && name !== NAME)
            .map((name) => caches.delete(name)),
        ),
      )
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, origin } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(PAGE)) return;
  // The page comes from the house as long as it answers; files are named by what is in them.
  if (request.mode === 'navigate') event.respondWith(fetch(request).catch(() => caches.match(PAGE)));
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(pathname).then((kept) => kept ?? fetch(request)));
});
