import type { Server } from 'node:http';

/**
 * Stops an HTTP server without breaking what it is answering: no new connections, idle ones closed at once, the rest
 * when their answer is out or the budget is over.
 */
export const stopHttp = (server: Server, budgetMs: number): Promise<void> =>
  new Promise((resolve) => {
    if (!server.listening) return resolve();
    // Leave the later stages some of the time even if a client never stops reading.
    const force = setTimeout(() => server.closeAllConnections(), budgetMs / 2);
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    server.close(() => {
      clearTimeout(force);
      clearInterval(sweep);
      resolve();
    });
    server.closeIdleConnections();
  });
