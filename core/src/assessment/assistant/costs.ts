import type { Call } from '../../records';
import { riskScan } from '../risk';
import type { AssistantFinding } from './assistant-answer';

/** What the risk rules find in a year, errors first. */
export async function costFindings(call: Call, year: string): Promise<AssistantFinding[]> {
  const found = await riskScan(call, year);
  return found.map(({ level, label, message, basis, rows }) => ({
    level,
    title: label[call.language],
    message: message[call.language],
    basis: basis?.[call.language] ?? '',
    rows,
  }));
}
