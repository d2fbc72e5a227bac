import { text, type Text } from '../kernel';
import { date, dictionary, files, percent, reference, string, year, yesNo } from '../records';
import { projectReference } from './project-reference';

/* Fields of a party that bears a share of a project's cost, in cooperation and in centralised R&D. */

export const agreedShareFields = {
  year: year({
    label: text('年度', 'Year'),
    required: text('请输入年度', 'Enter the year'),
    initial: (today) => today.slice(0, 4),
  }),
  agreementStatus: dictionary('share_status', {
    label: text('状态', 'Status'),
    required: text('请选择状态', 'Choose the status'),
    initial: () => 'draft',
    hint: text('确认、结束的参与分摊', 'Counts when confirmed or ended'),
    example: '确认',
  }),
  inBooks: yesNo({
    label: text('对方分摊的费用已计入本企业账', 'Its share is in our books'),
    hint: text(
      '选“否”表示本企业账上只有自己承担的费用，不再按比例减除',
      'No: our books hold our own cost only, so nothing is taken off',
    ),
    required: text('请选择是否已计入本企业账', 'State whether it is in our books'),
    initial: () => '2',
    example: '是',
  }),
  signedOn: date({ label: text('签订日期', 'Agreed on') }),
  agreementFiles: files({ label: text('协议', 'Agreement') }),
  remark: string({ label: text('备注', 'Remark'), maxLength: 500 }),
} as const;

export const sharedProject = projectReference((draft) => draft.year, {
  label: text('研发项目', 'Project'),
  required: text('请选择研发项目', 'Choose the project'),
});

export const sharingUnit = reference('rdm/externalunits', {
  label: text('参与单位', 'Party'),
  required: text('请选择参与单位', 'Choose the party'),
  by: 'unitsName',
  example: '某某大学',
  shows: { unitName: { from: 'unitsName', label: text('参与单位', 'Party') } },
});

export const shareOf = (label: Text) =>
  percent({
    label,
    required: text('请输入比例', 'Enter the share'),
    hint: text('本企业承担其余部分', 'This enterprise bears the rest'),
    example: '40',
  });
