import type { Text } from '../../kernel';
import type { PolicyType } from '../policy-dictionaries';

/** A document of the national law every tenant starts with, described in our own words. */
export interface StandardPolicy {
  /** 文号, as the calculation cites it. */
  readonly documentNo: string;
  readonly title: Text;
  readonly organ: string;
  readonly type: PolicyType;
  /** yyyy-MM-dd */
  readonly publishedOn: string;
  readonly effectiveOn: string;
  /** The last day it held; without it, it still holds. */
  readonly expiresOn?: string;
  readonly summary: Text;
  /** As lines of conditions; without it the document grants nothing an enterprise would have to qualify for. */
  readonly conditions?: readonly string[];
  /** Document numbers. */
  readonly replaces?: string;
  readonly replacedBy?: string;
}
