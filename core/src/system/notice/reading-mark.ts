import { text } from '../../kernel';
import { crud, defineResource, string } from '../../records';

/** What can be read and marked so; a kind of policies that is marked is followed. */
export type ReadKind = 'notice' | 'policy' | 'policyType';

/** That an account has read a notice or a policy, or follows a kind of policies. Internal. */
export const readingMark = defineResource('blade-desk/readingmark', {
  label: text('阅读记录', 'Reading mark'),
  fields: {
    account: string({ label: text('账号', 'Account'), maxLength: 100 }),
    kind: string({ label: text('类型', 'Kind'), maxLength: 20 }),
    itemId: string({ label: text('记录编号', 'Record'), maxLength: 30 }),
  },
  naturalKey: ['account', 'kind', 'itemId'],
  calls: [],
  origin: 'derived',
  permissions: crud('notice'),
});
