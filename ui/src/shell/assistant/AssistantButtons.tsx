import { ClipboardCheck, FileText, Scale } from 'lucide-react';
import { text } from '@rdm/core/internal/kernel';
import { IconButton } from '../../components';
import { assistantLabels } from './AssistantDrawer';
import type { AssistantTask } from './AssistantViewModel';
import { useText } from '../../theme';

const label = text('AI 助手', 'AI helpers');

const icons: Readonly<Record<AssistantTask, typeof Scale>> = {
  proposal: FileText,
  costs: ClipboardCheck,
  policies: Scale,
};
const tasks = Object.keys(icons) as readonly AssistantTask[];

/** Three buttons that float over every page, for the one account that has the AI helpers. */
export function AssistantButtons({ onOpen }: { onOpen: (task: AssistantTask) => void }) {
  const read = useText();
  return (
    <aside
      aria-label={read(label)}
      className="fixed right-3 bottom-16 max-md:bottom-44 z-20 flex flex-col gap-2 rounded-md border border-line bg-raised p-1 shadow-float print:hidden"
    >
      {tasks.map((task) => {
        const Icon = icons[task];
        return (
          <IconButton
            key={task}
            label={assistantLabels[task]}
            icon={<Icon aria-hidden size={18} />}
            onClick={() => onOpen(task)}
          />
        );
      })}
    </aside>
  );
}
