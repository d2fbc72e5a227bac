import { dividedBy, figure, named, plus, text, times, type Cell, type Expression, type Text } from '../../kernel';
import { entrustedCounted } from '../law/entrusted';
import type { ProjectCost } from '../project-cost';
import type { Form, Formula } from './form';

const domesticPaid = text('委托境内金额', 'Domestic entrusted, paid');
const overseasPaid = text('委托境外金额', 'Overseas entrusted, paid');

/** Line 42: the counted cost of the capitalised projects that ended, with their share of what was limited. */
export const capitalisedLine: Formula = (form) =>
  named(
    plus(
      ...form.projects
        .filter(({ expenditureType }) => expenditureType === 'capitalised')
        .map((project) => countedOf(form, project)),
    ),
    text(
      '已结束的资本化项目允许加计扣除金额之和',
      'Sum of the deductible amounts of the capitalised projects that ended',
    ),
  );

function countedOf({ line, share }: Form, project: ProjectCost): Cell {
  const key = `line42/project:${project.id}`;
  const part = (name: string, label: Text, expression: Expression<Cell>) =>
    figure(expression, () => ({ key: `${key}/${name}`, label }));
  const domestic = project.entrusted('entrustDomestic');
  const overseas = project.entrusted('entrustOverseasOrg');

  const five = part('five', text('前五项小计', 'First five kinds'), plus(...project.five));
  const other = part(
    'other',
    text('限额内其他相关费用', 'Other related costs within the limit'),
    share(project).expression!,
  );
  const ofDomestic = part(
    'entrustDomestic',
    text('委托境内计入金额', 'Domestic entrusted, counted'),
    domestic ? entrustedCounted(named(domestic, domesticPaid)) : plus(),
  );
  const ofOverseas = part(
    'entrustOverseas',
    text('委托境外计入金额', 'Overseas entrusted, counted'),
    overseas ? dividedBy(times(named(overseas, overseasPaid), line(38)), line(37)) : plus(),
  );
  const label = project.label;
  return figure(plus(five, other, ofDomestic, ofOverseas), () => ({ key, label }));
}
