import {
  crud,
  defineResource,
  dictionary,
  integer,
  requireOwnTenant,
  string,
  type Call,
  type RecordOf,
} from '../records';
import { text } from '../kernel';

/** Post (岗位) held by users of the enterprise. docs/wire.md, Posts */
export const post = defineResource('blade-system/post', {
  label: text('岗位', 'Post'),
  fields: {
    category: dictionary('post_category', {
      label: text('岗位类型', 'Kind'),
      required: text('请选择岗位类型', 'Choose the kind'),
    }),
    postCode: string({ label: text('岗位编号', 'Code'), required: text('请输入岗位编号', 'Enter the code') }),
    postName: string({ label: text('岗位名称', 'Name'), required: text('请输入岗位名称', 'Enter the name') }),
    sort: integer({ label: text('岗位排序', 'Order'), initial: () => 1 }),
    remark: string({ label: text('岗位描述', 'Remark') }),
  },
  naturalKey: ['postCode'],
  title: 'postName',
  search: ['category', 'postCode', 'postName'],
  columns: ['category', 'postCode', 'postName', 'sort', 'remark'],
  order: [{ field: 'sort' }, { field: 'postCode' }],
  permissions: crud('post'),
  binding: 'entity',
});

export type PostRecord = RecordOf<typeof post>;

/** All posts, by their order. */
export async function posts(call: Call, { tenantId }: { readonly tenantId?: string } = {}): Promise<PostRecord[]> {
  requireOwnTenant(call.caller, tenantId);
  return call.records.find(post);
}
