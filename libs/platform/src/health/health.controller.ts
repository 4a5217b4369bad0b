import {
  type ArgumentsHost,
  Catch,
  Controller,
  type ExceptionFilter,
  Get,
  ServiceUnavailableException,
  UseFilters,
} from '@nestjs/common';
import {
  HealthCheckService,
  HealthIndicatorService,
  type HealthCheckResult,
  type HealthIndicatorResult,
} from '@nestjs/terminus';
import type { Response } from 'express';
import { BUILD, type Build } from '../version/build.js';
import { type Finding, Readiness } from './readiness.js';

/** A failed health check answers with its findings, as every orchestrator expects, and not with problem details. */
@Catch(ServiceUnavailableException)
class FindingsFilter implements ExceptionFilter {
  catch(error: ServiceUnavailableException, host: ArgumentsHost): void {
    host.switchToHttp().getResponse<Response>().status(503).json(error.getResponse());
  }
}

/** `/health/live`: the process turns over. `/health/ready`: it can serve now, and if not, why. */
@Controller('health')
@UseFilters(FindingsFilter)
export class HealthController {
  constructor(
    private readonly health: HealthCheckService,
    private readonly indicators: HealthIndicatorService,
    private readonly readiness: Readiness,
  ) {}

  /** Says only that the event loop turns, and of which build: a lost database is no reason to kill a process that will find it again. */
  @Get('live')
  live(): { status: 'ok'; uptimeSeconds: number } & Build {
    return { status: 'ok', uptimeSeconds: Math.floor(process.uptime()), ...BUILD };
  }

  /** Asks every check; 503 with all findings when one of them is down. */
  @Get('ready')
  async ready(): Promise<HealthCheckResult> {
    const findings = await this.readiness.look();
    return this.health.check(
      [...findings].map(
        ([name, finding]) =>
          () =>
            this.indicatorOf(name, finding),
      ),
    );
  }

  private indicatorOf(name: string, finding: Finding): HealthIndicatorResult {
    const indicator = this.indicators.check(name);
    const facts = { ...finding.facts };
    if (finding.status === 'down') return indicator.down(facts);
    return finding.status === 'degraded' ? indicator.degraded(facts) : indicator.up(facts);
  }
}
