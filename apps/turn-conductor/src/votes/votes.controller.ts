import { Controller } from '@nestjs/common';
import {
  type AnswerOf,
  castVote,
  closeVote,
  listVotes,
  openVote,
  type QuestionOf,
  type VoteDocument,
} from '@vedette/contracts';
import { Answers } from '@vedette/messaging';
import { VoteCommands } from './vote.commands.js';

/** Votes of those who play. */
@Controller()
export class VotesController {
  constructor(private readonly votes: VoteCommands) {}

  @Answers(listVotes)
  list(question: QuestionOf<typeof listVotes>): Promise<AnswerOf<typeof listVotes>> {
    return this.votes.list(question);
  }

  @Answers(openVote)
  open(question: QuestionOf<typeof openVote>): Promise<VoteDocument> {
    return this.votes.open(question);
  }

  @Answers(castVote)
  cast(question: QuestionOf<typeof castVote>): Promise<VoteDocument> {
    return this.votes.cast(question);
  }

  @Answers(closeVote)
  close(question: QuestionOf<typeof closeVote>): Promise<VoteDocument> {
    return this.votes.close(question);
  }
}
