import type { HooksByName } from '../records';
import { activityHooks } from './use-cases/activity-hooks';
import { completionHooks } from './use-cases/completion-hooks';
import { templateHooks } from './papers/template-hooks';
import { memberHooks } from './use-cases/member-hooks';

/** The hooks of what a project leaves while it is carried out. */
export const executionHooks: HooksByName = { ...memberHooks, ...activityHooks, ...completionHooks, ...templateHooks };
