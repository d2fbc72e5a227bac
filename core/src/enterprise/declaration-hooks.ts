import { namesOnRead } from '../access';
import { hooksOn } from '../records';
import { declaration } from './declaration';

/** Declarations tell who submitted and who reviewed them. */
export const declarationHooks = hooksOn(
  declaration,
  namesOnRead({
    submittedByName: { account: 'submittedBy', at: 'submittedTime' },
    reviewedByName: { account: 'reviewedBy', at: 'reviewedTime' },
  }),
);
