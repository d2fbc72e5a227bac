import { sha256 } from '../../kernel';
import type { RiskFinding } from './risk-rule';

/**
 * What a finding is known by: its rule, the records concerned and its sentence, which names the amounts. With another
 * amount, or another record, it is another finding.
 */
export function riskKey({ rule, rows, message }: RiskFinding): string {
  const records = rows.map(({ resource, id }) => `${resource} ${id}`).sort();
  const text = encodeURIComponent([rule, message.zh, ...records].join('\n'));
  return sha256(Uint8Array.from(text, (character) => character.charCodeAt(0)));
}
