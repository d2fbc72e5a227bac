import { text } from '../../kernel';
import type { PaperSource, PrintedRecord } from './paper-source';

/** The stages of expert reviews, by the dictionary `review_stage`, as placeholders name them. */
export const reviewStages = {
  approval: text('立项论证', 'Review before the start'),
  midterm: text('中期评审', 'Mid-term review'),
  change: text('变更论证', 'Review of a change'),
  completion: text('结题评审', 'Review at the end'),
} as const;

const nothing: PrintedRecord = { text: () => '', cell: () => '', stored: null };

/** The newest review of a stage: an earlier one was of a version that did not pass. */
export const reviewOf = ({ reviews }: PaperSource, stage: string): PrintedRecord =>
  reviews.findLast(({ stored }) => stored?.stage === stage) ?? nothing;

/** The newest search by an institution, or the newest of any kind. */
export const latestSearch = ({ searches }: PaperSource): PrintedRecord =>
  searches.findLast(({ stored }) => stored?.kind === 'novelty') ?? searches.at(-1) ?? nothing;
