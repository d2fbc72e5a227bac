import { builtInLayouts, storedLayout } from '@rdm/core/internal/intake';
import { fingerprintOf, type Call } from '@rdm/core/internal/records';
import { submitAsClerk } from './submit-as-clerk';

/** A profile that a clerk has kept for the payroll of his own program. */
export async function addImportProfile(call: Call): Promise<void> {
  const payroll = builtInLayouts.find(({ layout }) => layout.name.zh === '工资表')!.layout;
  await submitAsClerk(call, storedLayout, {
    name: '人事系统工资表',
    code: payroll.register,
    fingerprint: fingerprintOf(payroll.headings),
    layout: JSON.stringify(payroll),
    remark: '人力资源部每月8日导出',
  });
}
