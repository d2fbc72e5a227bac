import { faults, Refusal, text } from '../kernel';
import type { ResourceHooks } from '../records';
import type { department } from '../system';

const own = text('父节点不可选择自身!', 'A department cannot stand below itself');

/** Hooks that departments add to the generic calls. docs/wire.md, Departments */
export const departmentHooks: ResourceHooks<typeof department> = {
  draftMeant: (draft) => {
    const { id, parentId } = draft;
    if (id && id === parentId) throw new Refusal(faults.invalid(own, [{ field: 'parentId', message: own }]));
    return draft;
  },
};
