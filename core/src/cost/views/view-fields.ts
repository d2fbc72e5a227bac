import { money, month, number, year } from '../../records';
import { text, type Text } from '../../kernel';
import { projectReference } from '../../project';

/* Fields that the views of cost share. None is ever written, so none is required. */

export const viewYear = year({ label: text('年度', 'Year'), initial: (today) => today.slice(0, 4), readOnly: true });
export const viewMonth = month({ label: text('月份', 'Month'), readOnly: true });
export const viewProject = projectReference(({ year: of }) => of, {
  label: text('研发项目', 'Project'),
  readOnly: true,
});

/** 元, 2 decimals. */
export const viewAmount = (label: Text) => money('yuan', { label, readOnly: true });
export const viewTotal = viewAmount(text('合计', 'Total'));
export const viewHours = number({ label: text('研发工时', 'R&D hours'), readOnly: true });
