import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ModulesContainer } from '@nestjs/core';
import { AccessUndeclaredError } from './access.errors.js';
import { entrancesOf } from './declared-access.js';

/** Refuses to start while some route or field does not say who may use it. */
@Injectable()
export class AccessCheck implements OnModuleInit {
  constructor(private readonly modules: ModulesContainer) {}

  onModuleInit(): void {
    const undeclared = entrancesOf(this.modules).filter(({ access }) => access === null);
    if (undeclared.length > 0) throw new AccessUndeclaredError(undeclared.map(({ name }) => name));
  }
}
