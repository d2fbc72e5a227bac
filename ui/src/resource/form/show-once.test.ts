import { tenant } from '@rdm/core/internal/access';
import type { StoredRecord } from '@rdm/core/internal/records';
import { department } from '@rdm/core/internal/system';
import { describe, expect, it, vi } from 'vitest';
import { showOnce } from './show-once';

const record = (values: object) => values as StoredRecord;

describe('what only the answer to an adding says', () => {
  it('is shown until it is taken down', async () => {
    const confirm = vi.fn(async () => true);
    await showOnce(confirm, tenant, record({ tenantName: '甲', firstPassword: '1a2b3c' }));
    expect(confirm).toHaveBeenCalledWith({
      title: { zh: '管理员初始密码：1a2b3c', en: 'First password of its administrator: 1a2b3c' },
      body: tenant.fields.firstPassword.hint,
      verb: { zh: '已记下', en: 'I have noted it' },
    });
  });

  it('is nothing for a change, nor for registers that say nothing once', async () => {
    const confirm = vi.fn(async () => true);
    await showOnce(confirm, tenant, record({ tenantName: '甲', firstPassword: null }));
    await showOnce(confirm, department, record({ deptName: '甲', firstPassword: 'x' }));
    expect(confirm).not.toHaveBeenCalled();
  });
});
