import { bookedDepreciation, material, personnelSalary } from '../../cost';
import { voucherEntry } from '../../finance';
import { attendance, dailyAttendance, workTime } from '../../hours';
import type { LayoutHints } from '../../records';
import { monthOfTable } from './built-in/sources';
import { voucherHints } from './voucher-hints';

const personAliases = ['工号', '员工编号', '人员编号', '职工编号', '员工工号', '姓名', '员工姓名', '职员'];
const projectAliases = ['研发项目', '项目', '项目编码', '项目编号', '项目代码', '课题', '用途', '用途/项目'];

/** By register: the words that other programs have for its fields. */
const hints: Readonly<Record<string, LayoutHints>> = {
  [voucherEntry.name]: voucherHints,
  [personnelSalary.name]: {
    aliases: {
      month: ['月份', '所属月份', '工资月份', '会计期间', '期间'],
      personnelId: personAliases,
      wages: ['应发工资', '应发合计', '应发数', '应付工资', '工资合计', '税前工资'],
      socialInsurance: ['单位社保', '社保公积金(单位)', '五险一金(单位)', '单位五险一金', '单位承担合计', '公司部分'],
      labour: ['劳务费', '劳务报酬', '外聘劳务'],
      welfare: ['福利', '职工福利费', '福利费用'],
    },
    otherwise: { month: monthOfTable() },
  },
  [attendance.name]: {
    aliases: {
      month: ['月份', '考勤月份', '期间'],
      personnelId: personAliases,
      dueHours: ['应出勤时长(小时)', '标准工作时长(小时)', '应出勤小时', '应勤工时'],
      actualHours: ['实际出勤时长(小时)', '实际工作时长(小时)', '实际出勤小时', '出勤工时', '工作时长(小时)'],
    },
    otherwise: { month: monthOfTable() },
  },
  [dailyAttendance.name]: {
    aliases: {
      date: ['时间', '考勤日期', '打卡日期'],
      personnelId: personAliases,
      dueHours: ['标准工作时长(小时)', '应出勤时长(小时)'],
      actualHours: ['实际工作时长(小时)', '实际出勤时长(小时)', '工作时长(小时)'],
      remark: ['考勤结果', '说明'],
    },
  },
  [workTime.name]: {
    aliases: {
      month: ['月份', '期间'],
      personnelId: personAliases,
      projectId: projectAliases,
      hours: ['研发工时', '项目工时', '工时(小时)', '投入工时'],
    },
    otherwise: { month: monthOfTable() },
  },
  [bookedDepreciation.name]: {
    aliases: {
      month: ['月份', '会计期间', '期间'],
      assetsId: ['资产编号', '固定资产编号', '卡片编号', '资产编码'],
      amount: ['本月计提折旧额', '本期折旧额', '本月折旧', '本月折旧额', '月折旧额', '本期计提'],
    },
    otherwise: { month: monthOfTable() },
  },
  [material.name]: {
    aliases: {
      date: ['领料日期', '出库日期', '单据日期', '日期'],
      billNo: ['领料单号', '出库单号', '单据编号', '单号'],
      materialCode: ['物料编码', '物料代码', '存货编码', '材料编号'],
      materialName: ['物料名称', '存货名称', '品名'],
      spec: ['规格型号', '规格'],
      unit: ['计量单位', '主计量单位'],
      qty: ['实发数量', '领用数量', '出库数量'],
      price: ['单位成本', '成本价'],
      amount: ['成本金额', '出库金额', '总金额'],
      projectId: projectAliases,
      lineNo: ['行号', '分录行号', '序号'],
    },
    otherwise: { direction: { from: 'constant', value: 'issue' } },
    carriedDown: ['date', 'billNo', 'projectId'],
    carriedWithin: 'billNo',
  },
};

const none: LayoutHints = { aliases: {} };

export const hintsFor = (register: string): LayoutHints => hints[register] ?? none;
