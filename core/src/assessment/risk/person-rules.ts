import { text, type Text } from '../../kernel';
import { personnel } from '../../project';
import { workTime } from '../../hours';
import { hoursFound } from './month-hours';
import { riskRule, rowsOf, type RiskRule } from './risk-rule';
import type { RiskYear } from './risk-year';
import { equalHours, nameOf, payWithoutHours, projectsOverFull, worked, type Person } from './working-people';

const personnelCost = text('税总公告2017年第40号 一', 'STA Announcement 40 of 2017, 1');

/** Posts of management and service; a post that also contains an R&D word may still be an R&D post. */
const managementPost = /总经理|董事|监事|财务|会计|出纳|行政|人事|人力资源|销售|营销|采购|后勤|文员|前台|保安|司机/;
const researchPost = /研发|研究|技术|工程|实验|试验|工艺|设计/;

/** Rules about people, their hours and their pay. */
export const personRules: readonly RiskRule[] = [
  riskRule({
    code: 'person.hoursOverDay',
    level: 'error',
    label: text('研发工时折合每天超过 24 小时', 'More than 24 R&D hours a day'),
    basis: personnelCost,
    find: hoursFound('beyondMonth'),
  }),
  riskRule({
    code: 'person.hoursOverAttendance',
    level: 'error',
    label: text('研发工时大于实际出勤工时', 'R&D hours above attendance'),
    basis: personnelCost,
    find: hoursFound('beyondAttendance'),
  }),
  riskRule({
    code: 'person.projectsOverFull',
    level: 'warning',
    label: text('同时在多个项目的工时合计超过 100%', 'More than 100% of the time in several projects'),
    basis: personnelCost,
    find: projectsOverFull,
  }),
  riskRule({
    code: 'person.payWithoutHours',
    level: 'warning',
    label: text('有薪酬而无研发工时', 'Paid without R&D hours'),
    basis: personnelCost,
    find: payWithoutHours,
  }),
  riskRule({
    code: 'person.equalHours',
    level: 'warning',
    label: text('多个月工时完全相同', 'The same hours month after month'),
    basis: personnelCost,
    find: equalHours,
  }),
  riskRule({
    code: 'person.hoursBeforeJoining',
    level: 'error',
    label: text('入职前有研发工时', 'R&D hours before joining'),
    find: hoursFound('beforeJoining'),
  }),
  riskRule({
    code: 'person.hoursAfterLeaving',
    level: 'error',
    label: text('离职后有研发工时', 'R&D hours after leaving'),
    find: hoursFound('afterLeaving'),
  }),
  riskRule({
    code: 'person.managerWithHours',
    level: 'warning',
    label: text('管理和服务人员填报了研发工时', 'Management and service staff with R&D hours'),
    basis: personnelCost,
    find: (year) =>
      hoursOfPeople(
        year,
        ({ category }) => category === 'manager',
        (person) =>
          text(
            `${nameOf(person).zh} 为管理和服务人员，不属于直接从事研发活动人员，请移出项目工时或更正人员类别`,
            `${nameOf(person).en} is management or service staff and not directly engaged in R&D; remove the hours or correct the category`,
          ),
      ),
  }),
  riskRule({
    code: 'person.managementPost',
    level: 'warning',
    label: text('管理岗位列为研究或技术人员', 'A management post booked as researcher or technician'),
    basis: personnelCost,
    find: (year) =>
      hoursOfPeople(year, isResearcherByCategoryOnly, (person) =>
        text(
          `${nameOf(person).zh} 岗位为“${person.post}”，却列为研究或技术人员，请核对人员类别并留存参与研发的证明`,
          `${nameOf(person).en} holds the post “${person.post}” but counts as researcher or technician; check the category and keep proof of R&D work`,
        ),
      ),
  }),
];

function isResearcherByCategoryOnly({ category, post }: Person): boolean {
  if (category !== 'researcher' && category !== 'technician') return false;
  return post !== null && managementPost.test(post) && !researchPost.test(post);
}

function hoursOfPeople(year: RiskYear, applies: (person: Person) => boolean, said: (person: Person) => Text) {
  return year.people.flatMap((person) => {
    const rows = worked(year).get(person.id);
    if (!rows || !applies(person)) return [];
    return [{ message: said(person), rows: [...rowsOf(personnel, [person]), ...rowsOf(workTime, rows)] }];
  });
}
