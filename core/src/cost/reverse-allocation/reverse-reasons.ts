import { text } from '../../kernel';

/** Why hours cannot be found, and what to do about it. */
export const reasons = {
  item: text(
    '只有按人员工时分摊的费用项目（1.1、1.2、1.3、6.5）可以反算，请重新选择',
    'Only items shared by the hours of people (1.1, 1.2, 1.3, 6.5) can be allocated so; choose another',
  ),
  amount: text(
    '请输入大于0的入账金额，该月该费用项目没有凭证',
    'Enter a booked amount above 0; the vouchers of the month book nothing on this item',
  ),
  project: text(
    '所选项目不是{month}所属年度的项目，或草稿尚未填写开始日期等信息，请更正',
    'The project is none of the year of {month}, or its draft does not state its dates yet; correct it',
  ),
  noProjects: text(
    '{month} 没有进行中的项目，请先立项或选择项目',
    'No project runs in {month}; set one up or choose one',
  ),
  noPeople: text(
    '{month} 没有既有{pay}又有考勤、且本年度在项目上有工时或任负责人的在职研发人员，请先导入薪酬和考勤，或登记其工时',
    'In {month} nobody employed in R&D has {pay}, attendance, and hours on the project in the year or its lead; bring ' +
      'payroll and attendance in first, or record their hours',
  ),
  fixed: text(
    '没有考勤的人员已有工时，其{pay}已分摊 {fixed} 元，多于入账金额 {booked} 元，请先补齐考勤或清空其工时',
    'People without attendance have hours already, which share {fixed} yuan of {pay}, more than the {booked} booked; ' +
      'complete their attendance or clear their hours first',
  ),
  most: text(
    '按{month}的{pay}和考勤工时最多可分摊 {most} 元，少于入账金额 {booked} 元，请核对薪酬、考勤或入账金额',
    'By the {pay} and attendance of {month} at most {most} yuan can be shared, less than the {booked} booked; check ' +
      'payroll, attendance or the booked amount',
  ),
  noStep: text(
    '{rest} 元不足相关人员半小时的{pay}，没有可写入的工时，请核对入账金额',
    'The {rest} yuan are less than the {pay} of half an hour of anybody concerned, so there are no hours to write; check ' +
      'the booked amount',
  ),
  overlap: text(
    '{month} 的工时已由另一条反算记录写入，请先清除该记录的工时',
    'Another reverse allocation has written the hours of {month}; clear its hours first',
  ),
  notAllocated: text('该记录尚未反算，没有可清除的工时', 'This record is not allocated; there are no hours to clear'),
  changed: text(
    '反算写入的工时已被修改，请改回或重新反算后再清除',
    'The hours written by the allocation were changed since; change them back or allocate again, then clear',
  ),
  allocated: text('该记录已反算，请先清除工时再修改或删除', 'This record is allocated; clear its hours first'),
} as const;
