// Container health check: the service's own word on whether it can work (see libs/platform).
const answer = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/health/ready`, {
  signal: AbortSignal.timeout(2500),
}).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
