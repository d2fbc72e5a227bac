import type { RiskLevel } from '@rdm/core/internal/assessment';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { Tone } from '../../../components';

/** How grave a finding is, in words and colour. */
export const riskLevels: Readonly<Record<RiskLevel, { readonly label: Text; readonly tone: Tone }>> = {
  error: { label: text('错误', 'Error'), tone: 'danger' },
  warning: { label: text('提示', 'To check'), tone: 'warning' },
};
