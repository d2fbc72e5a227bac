import { namesOnRead } from '../access';
import type { Call, StoredRecord } from '../records';

const { onRead } = namesOnRead({
  bizCertSubmittedByName: { account: 'bizCertSubmittedBy', at: 'bizCertSubmittedTime' },
  bizCertReviewedByName: { account: 'bizCertReviewedBy', at: 'bizCertReviewedTime' },
});

/** Who submitted and who reviewed the certifications, by name. */
export const certifiersOnRead = (call: Call, rows: readonly StoredRecord[]) => onRead!(call, rows);
