import type { UnitType } from './unit-type.js';

/** Whether units of a type throw up works: those that fight and can leave them again, but no militia (ROTD 10.6). */
export function throwsUpWorks({ role, militia }: UnitType): boolean {
  return role.fights && role.givesGround && !militia;
}
