import { text } from '../kernel';
import { reference } from '../records';

/** The government project a part of its budget belongs to; it is not removed while it has parts. */
export const budgetPart = reference('rdm/governmentprojectbudget', {
  label: text('政府课题', 'Government project'),
  required: text('请选择政府课题', 'Choose the government project'),
  by: 'number',
  heading: '课题编号',
  example: 'BE2024001',
  shows: {
    budgetNumber: { from: 'number', label: text('课题编号', 'Number') },
    budgetName: { from: 'name', label: text('课题名称', 'Government project') },
  },
});
