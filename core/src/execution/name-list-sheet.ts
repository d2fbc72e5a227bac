import type { FormCell, FormSheet } from '../kernel';
import { addUp } from '../kernel/money';

/** A member as the list prints him; texts as they are read, days as `yyyy-MM-dd`. */
export interface ListedMember {
  readonly code: string;
  readonly name: string;
  readonly deptName: string;
  readonly post: string;
  readonly education: string;
  readonly category: string;
  readonly role: string;
  readonly fromDate: string;
  /** Empty until the project ends. */
  readonly toDate: string;
  readonly duty: string;
  /** Hours worked for the project in its year. */
  readonly hours: string;
}

export interface NameListHead {
  readonly unitName: string;
  readonly code: string;
  readonly name: string;
  readonly year: string;
}

const NAME = '研发人员名单';
const texts = ['工号', '姓名', '部门', '岗位', '学历', '人员类别', '角色', '起止日期', '承担任务'];

/**
 * 研发人员名单 of a project team (国家税务总局公告2018年第23号附件): its members with role, stay and the hours worked.
 *
 * @param others people with hours who are no members, each with what they worked: they are named below the table
 */
export function nameListSheet(
  { unitName, code, name, year }: NameListHead,
  members: readonly ListedMember[],
  others: readonly Pick<ListedMember, 'name' | 'code' | 'hours'>[],
): FormSheet {
  const rows = members.map((each, at) => {
    const stay = `${each.fromDate} 至 ${each.toDate || '项目结束'}`;
    const said = [String(at + 1), each.code, each.name, each.deptName, each.post, each.education, each.category];
    return { cells: [...[...said, each.role, stay, each.duty].map(textCell), hoursCell(each.hours)] };
  });
  const total = hoursCell(addUp(members.map(({ hours }) => hours)));
  const named = others.map((each) => `${each.name}（${each.code}，${each.hours} 小时）`).join('、');
  return {
    name: NAME,
    title: `${year}年度${NAME}`,
    header: [
      { left: `编制单位：${unitName}`, right: `项目编号：${code}` },
      { left: `项目名称：${name}`, right: '工时单位：小时' },
    ],
    columns: [
      { width: 6, align: 'center' },
      ...[10, 10, 16, 14, 10, 12, 12, 26, 24].map((width) => ({ width })),
      { width: 12 },
    ],
    head: [['序号', ...texts, '本年研发工时'].map((text) => ({ text }))],
    body: [
      ...rows,
      { cells: [textCell(''), textCell('合计'), ...texts.slice(1).map(() => null), total], strong: true },
    ],
    footer: [
      ...(named === '' ? [] : [`有工时而未登记为项目成员：${named}。`]),
      '研发部门负责人（签字）：　　　　　　人力资源部门（签字）：　　　　　　日期：　　　　年　　月　　日',
    ],
    frozenColumns: 3,
    print: { paper: 'a4', landscape: true },
  };
}

const textCell = (text: string): FormCell => ({ text });
const hoursCell = (value: string): FormCell => ({ value, places: 2 });
