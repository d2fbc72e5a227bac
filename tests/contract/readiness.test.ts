import { expect, it } from 'vitest';
import { Enterprise } from '../acceptance/real-year/enterprise';
import { openMemoryApplication } from '../setup/memory-application';

it('warns before a declaration of the months it covers, not of later ones', async () => {
  const stack = await openMemoryApplication({ tenants: [] });
  try {
    const enterprise = await Enterprise.founded(stack, '200001');
    await enterprise.project('2024', 'RD01', { startTime: '2024-01-01', endTime: '2024-12-31' });
    for (const day of ['2024-02-01', '2024-03-01', '2024-08-01']) {
      await enterprise.material(day, 'RD01', `LL${day}`, '1000');
    }
    await enterprise.recompute('2024');
    const warned = async (period: 'H1' | 'ANNUAL') =>
      (await enterprise.finance.declaration.readiness({ year: '2024', period })).warnings.map(({ zh }) => zh);
    expect(await warned('H1')).toContain('2 个月份的费用还没有核对：2024-02 至 2024-03');
    expect(await warned('ANNUAL')).toContain('3 个月份的费用还没有核对：2024-02 至 2024-03、2024-08');
  } finally {
    await stack.stop();
  }
});
