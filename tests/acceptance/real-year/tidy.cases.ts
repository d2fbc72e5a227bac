import { expect, it } from 'vitest';
import type { FoundedEnterprise } from './enterprise';

/** The plain year that the other cases depart from. */
export function tidyCases(founded: FoundedEnterprise): void {
  it('counts pay by hours, material and a design fee, and deducts them whole from 2023', async () => {
    const enterprise = await founded();
    await enterprise.project('2024', 'RD01');
    await enterprise.pay('2024-03', 'E1', { wages: '10000' });
    await enterprise.attended('2024-03', 'E1', '160');
    await enterprise.hours('2024-03', 'RD01', 'E1', '40');
    await enterprise.material('2024-03-05', 'RD01', 'LL1', '3000');
    await enterprise.match('530101', '5.1', '设计费');
    await enterprise.voucher(
      '2024-03-20',
      '设计费',
      { account: '530101', debit: '2000', project: 'RD01' },
      { account: '1002', credit: '2000' },
    );
    expect(await enterprise.warnings('2024')).toEqual([]);
    // 10,000 × 40 ÷ 160 = 2,500 of pay; 2,500 + 3,000 + 2,000 = 7,500; at 100 %.
    expect(await enterprise.lines('2024', 'ANNUAL', '4', '8', '24', '40', '51')).toEqual({
      '4': '2500.00',
      '8': '3000.00',
      '24': '2000.00',
      '40': '7500.00',
      '51': '7500.00',
    });
  });
}
