import { useState } from 'react';
import { AssistantDrawer } from './AssistantDrawer';
import type { AssistantTask } from './AssistantViewModel';
import { AssistantButtons } from './AssistantButtons';

/** The floating buttons, and the helper that was opened by one of them. */
export function AssistantHelpers() {
  const [task, setTask] = useState<AssistantTask | null>(null);
  return (
    <>
      <AssistantButtons onOpen={setTask} />
      {task && <AssistantDrawer key={task} task={task} onClose={() => setTask(null)} />}
    </>
  );
}
