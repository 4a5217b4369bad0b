import { Injectable } from '@nestjs/common';
import {
  administrationLog,
  announce,
  type AnnouncementDocument,
  type DryRunDocument,
  dryRunTurn,
  type EditDocument,
  editPiece,
  holdTurn,
  type LogEntryDocument,
  PieceEditDocument,
  previewEdit,
  resumeTurn,
  rollBackTurn,
  type TurnStateDocument,
  undoEdit,
  undoRollBack,
} from '@vedette/contracts';
import { RequestClient } from '@vedette/messaging';
import type { Standing } from '../access/standing.js';
import { sightOf } from '../access/sight.js';
import type { SignedIn } from '../sessions/signed-in.js';
import { NewAnnouncement, readBody, RollBack, UndoEdit, UndoRollBack } from './administration.bodies.js';

/** What administrators do to a campaign with their own hand; the conductor does it and logs who did. */
@Injectable()
export class AdministrationService {
  constructor(private readonly requests: RequestClient) {}

  /** @throws AdministrationBodyMalformedError */
  async preview(campaign: string, edit: unknown): Promise<EditDocument> {
    return this.requests.request(previewEdit, { campaign, edit: readBody(PieceEditDocument, edit) });
  }

  /** @throws AdministrationBodyMalformedError */
  async edit(campaign: string, me: SignedIn, edit: unknown): Promise<EditDocument> {
    const by = me.account.name;
    return this.requests.request(editPiece, { campaign, edit: readBody(PieceEditDocument, edit), by });
  }

  /** @throws AdministrationBodyMalformedError */
  async undo(campaign: string, me: SignedIn, number: number, body: unknown): Promise<EditDocument> {
    const { reason } = readBody(UndoEdit, body);
    return this.requests.request(undoEdit, { campaign, number, reason, by: me.account.name });
  }

  /** @throws AdministrationBodyMalformedError */
  async announce(campaign: string, me: SignedIn, body: unknown): Promise<AnnouncementDocument> {
    const said = readBody(NewAnnouncement, body);
    return this.requests.request(announce, { campaign, ...said, by: me.account.name });
  }

  /** The log as somebody reads it; operators read what administrators do. */
  async log(campaign: string, standing: Standing): Promise<LogEntryDocument[]> {
    const asked = { campaign, ...sightOf(standing) };
    const { entries } = await this.requests.request(administrationLog, asked);
    return entries;
  }

  dryRun(campaign: string): Promise<DryRunDocument> {
    return this.requests.request(dryRunTurn, { campaign });
  }

  /** @throws AdministrationBodyMalformedError */
  async rollBack(campaign: string, me: SignedIn, body: unknown): Promise<TurnStateDocument> {
    const how = readBody(RollBack, body);
    return this.requests.request(rollBackTurn, { campaign, ...how, by: me.account.name });
  }

  /** @throws AdministrationBodyMalformedError */
  async undoRollBack(campaign: string, me: SignedIn, body: unknown): Promise<TurnStateDocument> {
    const { reason } = readBody(UndoRollBack, body);
    return this.requests.request(undoRollBack, { campaign, reason, by: me.account.name });
  }

  /** @throws AdministrationBodyMalformedError */
  async hold(campaign: string, me: SignedIn, body: unknown): Promise<TurnStateDocument> {
    const { reason } = readBody(UndoEdit, body);
    return this.requests.request(holdTurn, { campaign, reason, by: me.account.name });
  }

  resume(campaign: string, me: SignedIn): Promise<TurnStateDocument> {
    return this.requests.request(resumeTurn, { campaign, by: me.account.name });
  }
}
