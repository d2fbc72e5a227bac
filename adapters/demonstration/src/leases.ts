import type { Month } from '@rdm/core/calendar';
import { padded, shortYear, type Period } from './period';
import type { Project } from './projects';
import { seededRandom } from './seeded-random';
import { sharedHours } from './shared-hours';

const contracts = [
  { assetsName: '工业CT检测系统', lessor: '恒拓设备租赁有限公司', monthlyRent: '18600.00' },
  { assetsName: '高速摄像测试系统', lessor: '恒拓设备租赁有限公司', monthlyRent: '7850.00' },
  { assetsName: '电磁兼容测试接收机', lessor: '联衡仪器服务有限公司', monthlyRent: '9420.00' },
] as const;

/** Rows of 租赁资产: contracts of one calendar year, by month and project. */
export function leaseRows(projects: readonly Project[], months: readonly Month[], { year }: Period) {
  return contracts.flatMap((contract, index) => {
    const contractCode = `ZL${shortYear(year)}${padded(index + 1, 3)}`;
    return months.flatMap((month) => {
      const random = seededRandom(`lease ${month} ${contractCode}`);
      const { uses, totalHours } = sharedHours(projects, month, random, false);
      return uses.map(({ project, rdHours }) => ({
        contractCode,
        ...contract,
        startDate: `${year}-01-01`,
        endDate: `${year}-12-31`,
        month,
        projectId: project.code,
        rdHours: String(rdHours),
        totalHours: String(totalHours),
      }));
    });
  });
}

export type LeaseRows = ReturnType<typeof leaseRows>;
