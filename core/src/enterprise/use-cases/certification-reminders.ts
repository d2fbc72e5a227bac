import { fill, text, type Text } from '../../kernel';
import type { Call } from '../../records';
import { certificationStates } from '../certification-fields';
import { enterprise } from '../enterprise';
import { enterpriseCard } from './require-certified';

/** Something about the certification that waits for the caller, and the page where it is done. */
export interface CertificationReminder {
  readonly kind: 'review' | 'returned';
  readonly message: Text;
  readonly to: string;
}

const WAITING = text('{name} 的工商认证待审核', 'The certification of {name} waits for your review');
const RETURNED = text(
  '工商认证被退回：{reason}，请修改后重新提交',
  'The certification was returned: {reason}; change the card and submit it again',
);

/**
 * What waits for the caller: a certification to review, for who may and did not submit it; a returned one, for who may
 * change the card.
 */
export async function certificationReminders(call: Call): Promise<readonly CertificationReminder[]> {
  const { permissions, userId } = call.caller;
  const card = await enterpriseCard(call);
  if (!card) return [];
  const { submitted, returned } = certificationStates;
  if (card.bizCert === submitted && permissions.has('bizcert_review') && card.bizCertSubmittedById !== userId) {
    return [{ kind: 'review', message: fill(WAITING, { name: card.name }), to: '/rdm/bizcert' }];
  }
  if (card.bizCert === returned && permissions.has(enterprise.permissions.edit)) {
    const reason = card.bizCertReturnReason ?? '';
    return [{ kind: 'returned', message: fill(RETURNED, { reason }), to: '/rdm/enterpriseinfo' }];
  }
  return [];
}
