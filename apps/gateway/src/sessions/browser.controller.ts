import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  type BrowserSessionDocument,
  registerInBrowser,
  signInBrowser,
  startBrowser,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Client } from '@vedette/people';
import type { Request, Response } from 'express';
import { CountsAsSignIn, credentialOf, From, isOfDesk, mustBeOfHouse } from '@vedette/edge';
import { Anyone } from '../access/access.js';
import { RegisterBody } from '../accounts/account.dto.js';
import { SignInBody } from '../accounts/auth.dto.js';
import { hold } from './browser-cookie.js';
import { BrowserSessionView, HeldView, StartBody } from './browser.dto.js';
import { LivePeople } from '../callers/live-people.js';

/**
 * Signing a browser in, from a page of the house: the session is in one cookie that no script reads. A foreign page must not sign a
 * browser in either, as somebody whose letters it could read afterwards.
 */
@ApiTags('sessions')
@Controller('auth/browser')
export class BrowserController {
  constructor(
    private readonly requests: RequestClient,
    private readonly people: LivePeople,
  ) {}

  @Get()
  @Anyone()
  @ApiOperation({ summary: 'Whether a browser is signed in, which its pages cannot see by themselves' })
  @ApiOkResponse({ type: HeldView })
  async held(@Req() request: Request, @Res({ passthrough: true }) response: Response): Promise<HeldView> {
    response.setHeader('Cache-Control', 'no-store');
    const credential = credentialOf(request);
    if (credential?.kind !== 'cookie' || !isOfDesk(request)) return { account: null };
    return { account: (await this.people.ofBrowser(credential.code))?.signedIn.account.name ?? null };
  }

  @Post()
  @HttpCode(200)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({ summary: 'Sign a browser in with name and password: sets one cookie, answers no token' })
  @ApiOkResponse({ type: BrowserSessionView })
  signIn(
    @Body() body: SignInBody,
    @From() client: Client,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrowserSessionView> {
    mustBeOfHouse(request, { byLink: false });
    return held(request, response, this.requests.request(signInBrowser, { ...body, client }));
  }

  @Post('register')
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({
    summary: 'Make an account of your own, take the place of an invitation, and sign the browser in',
  })
  @ApiCreatedResponse({ type: BrowserSessionView })
  register(
    @Body() body: RegisterBody,
    @From() client: Client,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrowserSessionView> {
    mustBeOfHouse(request, { byLink: false });
    return held(request, response, this.requests.request(registerInBrowser, { ...body, client }));
  }

  @Post('start')
  @HttpCode(200)
  @Anyone()
  @CountsAsSignIn()
  @ApiOperation({
    summary: 'Sign a browser of this very computer in with the code that the start of the house printed',
  })
  @ApiOkResponse({ type: BrowserSessionView })
  start(
    @Body() { code }: StartBody,
    @From() client: Client,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ): Promise<BrowserSessionView> {
    mustBeOfHouse(request, { byLink: false });
    return held(request, response, this.requests.request(startBrowser, { code, client }));
  }
}

async function held(
  request: Request,
  response: Response,
  begun: Promise<BrowserSessionDocument>,
): Promise<BrowserSessionView> {
  const session = await begun;
  hold(request, response, session);
  return { account: session.account, expiresAt: session.expiresAt };
}
