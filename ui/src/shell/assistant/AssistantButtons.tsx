import { useState } from 'react';
import ClipboardCheck from 'lucide:clipboard-check';
import FileText from 'lucide:file-text';
import Scale from 'lucide:scale';
import Sparkles from 'lucide:sparkles';
import X from 'lucide:x';
import { text } from '@rdm/core/internal/kernel';
import { IconButton, useNarrow } from '../../components';
import { assistantLabels } from './AssistantDrawer';
import type { AssistantTask } from './AssistantViewModel';
import { useText } from '../../theme';

const label = text('AI 助手', 'AI helpers');
const fold = text('收起 AI 助手', 'Fold the AI helpers');

const icons: Readonly<Record<AssistantTask, typeof Scale>> = {
  proposal: FileText,
  costs: ClipboardCheck,
  policies: Scale,
};
const tasks = Object.keys(icons) as readonly AssistantTask[];

/**
 * Three buttons that float over every page, for the one account that has the AI helpers. On a telephone they are folded
 * into one, as they would lie on the figures of the page.
 */
export function AssistantButtons({ onOpen }: { onOpen: (task: AssistantTask) => void }) {
  const read = useText();
  const narrow = useNarrow();
  const [unfolded, setUnfolded] = useState(false);
  return (
    <aside
      aria-label={read(label)}
      className="fixed right-3 bottom-16 z-20 flex flex-col gap-2 rounded-md border border-line bg-raised p-1 shadow-float print:hidden max-md:bottom-44"
    >
      {(!narrow || unfolded) &&
        tasks.map((task) => {
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
      {narrow && (
        <IconButton
          label={unfolded ? fold : label}
          aria-expanded={unfolded}
          icon={unfolded ? <X aria-hidden size={18} /> : <Sparkles aria-hidden size={18} />}
          onClick={() => setUnfolded(!unfolded)}
        />
      )}
    </aside>
  );
}
