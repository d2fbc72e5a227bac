import CircleX from 'lucide:circle-x';
import Info from 'lucide:info';
import TriangleAlert from 'lucide:triangle-alert';
import type { Icon } from '../../../components';
import { text, type Text } from '@rdm/core/internal/kernel';
import type { CheckLevel } from '@rdm/core/internal/statistics';

/** How a check that does not hold is shown, by its level. docs/rules.md, Cross checks */
export const checkLevels: Readonly<
  Record<CheckLevel, { readonly icon: Icon; readonly tone: string; readonly name: Text }>
> = {
  error: { icon: CircleX, tone: 'text-danger', name: text('错误', 'Error') },
  warning: { icon: TriangleAlert, tone: 'text-warning', name: text('警告', 'Warning') },
  hint: { icon: Info, tone: 'text-dim', name: text('提示', 'Hint') },
};

/** The icon of a level; hidden from screen readers, which read its label. */
export function LevelIcon({ level }: { level: CheckLevel }) {
  const { icon: Icon, tone } = checkLevels[level];
  return <Icon aria-hidden size={16} className={`shrink-0 ${tone}`} />;
}
