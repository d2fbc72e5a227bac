import { normaliseNumber, upgradeResidentId, validateResidentId } from '@rdm/core/identity';

/**
 * The key under which a person is stored: the identity number of 18 characters, however it was typed, also for a legacy
 * number of 15 digits. Null for what is no identity number.
 */
export function personKey(typed) {
  const verdict = validateResidentId(normaliseNumber(typed));
  return verdict.valid ? upgradeResidentId(verdict.value) : null;
}
