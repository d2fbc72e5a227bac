import { text } from '../../../kernel';
import { bookedDepreciation, material, personnelSalary } from '../../../cost';
import { attendance, dailyAttendance } from '../../../hours';
import type { BuiltInLayout } from './built-in-layout';
import { amount, column, firstOf, monthOfTable, person } from './sources';

const hours = (heading: string) => amount(heading);
const minutes = (heading: string) => column(heading, { do: 'scale', by: '1/60' });

const employerPart = [
  '养老保险单位应缴费额',
  '医疗保险单位应缴总额',
  '失业保险单位应缴费额',
  '工伤保险单位应缴费额',
  '大病医疗单位应缴费额',
  '住房公积金单位',
  '养老保险(单位)',
  '医疗保险(单位)',
  '失业保险(单位)',
  '工伤保险(单位)',
  '生育保险(单位)',
  '住房公积金(单位)',
  '公积金(单位)',
];

/** Tables of pay, attendance, depreciation and material as other programs have them. */
export const registerLayouts: readonly BuiltInLayout[] = [
  {
    certainty: 'partly',
    layout: {
      register: personnelSalary.name,
      name: text('工资表', 'Payroll sheet'),
      headings: ['姓名', '应发工资'],
      leavesOutUnknown: ['personnelId'],
      fields: {
        month: monthOfTable('月份', '所属月份', '工资月份'),
        personnelId: person('工号', '员工编号', '人员编号'),
        wages: amount('应发工资'),
        socialInsurance: { from: 'sum', headings: employerPart },
      },
    },
  },
  {
    certainty: 'oneSource',
    layout: {
      register: personnelSalary.name,
      name: text('社会保险单位缴费明细', 'Employer part of social insurance'),
      headings: ['姓名', '养老保险单位应缴费额'],
      leavesOutUnknown: ['personnelId'],
      fields: {
        month: monthOfTable('月份', '费款所属期', '所属月份'),
        personnelId: person('工号', '员工编号', '人员编号'),
        socialInsurance: { from: 'sum', headings: employerPart },
      },
    },
  },
  {
    certainty: 'twoSources',
    layout: {
      register: attendance.name,
      name: text('钉钉 考勤月度汇总', 'DingTalk attendance of a month'),
      headings: ['姓名', '出勤天数', '工作时长(分钟)'],
      leavesOutUnknown: ['personnelId'],
      fields: {
        month: monthOfTable(),
        personnelId: person('工号'),
        actualHours: minutes('工作时长(分钟)'),
      },
    },
  },
  {
    certainty: 'twoSources',
    layout: {
      register: attendance.name,
      name: text('企业微信 上下班打卡月报', 'WeCom attendance of a month'),
      headings: ['姓名', '考勤概况/实际工作时长(小时)'],
      leavesOutUnknown: ['personnelId'],
      fields: {
        month: monthOfTable(),
        personnelId: person('基础信息/工号'),
        dueHours: hours('考勤概况/标准工作时长(小时)'),
        actualHours: hours('考勤概况/实际工作时长(小时)'),
      },
    },
  },
  {
    certainty: 'twoSources',
    layout: {
      register: dailyAttendance.name,
      name: text('企业微信 上下班打卡日报', 'WeCom attendance by day'),
      headings: ['时间', '姓名', '考勤概况/实际工作时长(小时)'],
      leavesOutUnknown: ['personnelId'],
      fields: {
        date: column('时间', { do: 'date' }),
        personnelId: person('基础信息/工号'),
        dueHours: hours('考勤概况/标准工作时长(小时)'),
        actualHours: hours('考勤概况/实际工作时长(小时)'),
        remark: column('考勤概况/考勤结果'),
      },
    },
  },
  {
    certainty: 'partly',
    layout: {
      register: attendance.name,
      name: text('飞书 考勤月度汇总', 'Feishu attendance of a month'),
      headings: ['姓名', '应出勤时长(小时)', '实际出勤时长(小时)'],
      leavesOutUnknown: ['personnelId'],
      fields: {
        month: monthOfTable(),
        personnelId: person('工号'),
        dueHours: hours('应出勤时长(小时)'),
        actualHours: hours('实际出勤时长(小时)'),
      },
    },
  },
  {
    certainty: 'partly',
    layout: {
      register: bookedDepreciation.name,
      name: text('固定资产折旧明细表', 'Depreciation of fixed assets'),
      headings: ['资产编号', '本月计提折旧额'],
      leavesOutUnknown: ['assetsId'],
      fields: {
        month: monthOfTable('月份', '会计期间'),
        assetsId: column('资产编号'),
        amount: amount('本月计提折旧额'),
      },
    },
  },
  {
    certainty: 'inferred',
    layout: {
      register: material.name,
      name: text('领料单 / 材料出库明细', 'Material issued'),
      headings: ['领料单号', '领料日期', '物料编码', '数量'],
      carriedDown: ['领料单号', '领料日期', '领用部门', '领料人', '用途', '项目', '研发项目', '用途/项目'],
      carriedWithin: '领料单号',
      leavesOutBlank: ['projectId'],
      fields: {
        date: column('领料日期', { do: 'date' }),
        billNo: column('领料单号'),
        materialCode: column('物料编码'),
        materialName: column('物料名称'),
        spec: column('规格型号'),
        unit: firstOf(column('单位'), column('计量单位')),
        qty: amount('数量'),
        price: amount('单价'),
        amount: amount('金额'),
        projectId: firstOf(
          column('项目', { do: 'match', pattern: '(RD[\\w-]*\\d)' }),
          column('研发项目', { do: 'match', pattern: '(RD[\\w-]*\\d)' }),
          column('用途', { do: 'match', pattern: '(RD[\\w-]*\\d)' }),
          column('用途/项目', { do: 'match', pattern: '(RD[\\w-]*\\d)' }),
        ),
        direction: { from: 'constant', value: 'issue' },
        lineNo: { from: 'count', within: ['billNo', 'materialCode', 'projectId'] },
      },
    },
  },
];
