import { request } from 'node:http';

/** The socket of the engine, or where TCP reaches it. */
const target = (env: NodeJS.ProcessEnv): { socketPath: string } | { host: string; port: number } => {
  const host = env['DOCKER_HOST'];
  if (host?.startsWith('tcp://')) {
    const { hostname, port } = new URL(host);
    return { host: hostname, port: Number(port || 2375) };
  }
  return { socketPath: host?.replace(/^unix:\/\//, '') ?? '/var/run/docker.sock' };
};

/** Whether a Docker engine answers; a client program on PATH says nothing about that. */
export const dockerAnswers = (env: NodeJS.ProcessEnv = process.env): Promise<'answers' | string> =>
  new Promise((resolve) => {
    const ping = request({ ...target(env), path: '/_ping', timeout: 2_000 }, (answer) => {
      answer.resume();
      resolve(answer.statusCode === 200 ? 'answers' : `the Docker engine answers with ${answer.statusCode}`);
    });
    ping.on('timeout', () => ping.destroy(new Error('no answer within 2 s')));
    ping.on('error', (error) => resolve(`no Docker engine answers (${error.message})`));
    ping.end();
  });
