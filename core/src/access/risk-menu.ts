import { text } from '../kernel';
import { registerMenu } from './register-menu';

/** The scan itself is read with the right to see what was said of its findings. */
export const riskMenu = registerMenu('riskexplanation', text('风险扫描', 'Risk scan'), '/rdm/risk-scan', [
  ...(['view', 'edit', 'delete', 'export'] as const),
]);
