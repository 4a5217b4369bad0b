import { Injectable, type PipeTransform } from '@nestjs/common';
import { PieceIdText } from '@vedette/contracts';
import { ParameterInvalidError } from '@vedette/edge';

const PIECE = new RegExp(PieceIdText.pattern!);

/** The id of a piece of either game. */
@Injectable()
export class PieceParam implements PipeTransform<string, string> {
  /** @throws ParameterInvalidError */
  transform(piece: string): string {
    if (PIECE.test(piece)) return piece;
    throw new ParameterInvalidError(
      'piece',
      'a unit or ship, for instance US3IN, or a piece of a battle, for instance us-8il',
    );
  }
}
