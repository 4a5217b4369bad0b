import { Injectable } from '@nestjs/common';
import { EventStore } from '@vedette/event-store';
import { Readiness, ShutdownManager } from '@vedette/platform';
import { ProjectionKeeper } from '../projection/projection-keeper.js';
import { intelligenceProjection } from './intelligence-projection.js';
import { INTELLIGENCE, type IntelligenceTables } from './intelligence-schema.js';
import { IntelligenceWriter } from './intelligence-writer.js';

/** Keeps the pictures that ministers have of the war. */
@Injectable()
export class IntelligenceKeeper extends ProjectionKeeper<IntelligenceTables> {
  constructor(
    store: EventStore,
    writer: IntelligenceWriter,
    shutdown: ShutdownManager,
    readiness: Readiness,
  ) {
    const kept = {
      name: INTELLIGENCE,
      following: intelligenceProjection(writer),
      anew: () => intelligenceProjection(writer),
      count: 'SELECT count(*)::int AS n FROM proj_intelligence.picture',
    };
    super(store, kept, shutdown, readiness);
  }
}
