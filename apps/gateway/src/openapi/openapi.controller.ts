import { readFileSync } from 'node:fs';
import { Controller, Get, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Anyone } from '../access/access.js';

const published = (name: string): string => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');

/** The published descriptions of the API, as they are committed. */
@ApiExcludeController()
@Controller()
export class OpenApiController {
  private openapi: string | undefined;
  private graphql: string | undefined;

  @Get('openapi.json')
  @Anyone()
  rest(@Res() response: Response): void {
    response.type('application/json').send((this.openapi ??= published('openapi.json')));
  }

  @Get('schema.graphql')
  @Anyone()
  schema(@Res() response: Response): void {
    response.type('text/plain').send((this.graphql ??= published('schema.graphql')));
  }
}
