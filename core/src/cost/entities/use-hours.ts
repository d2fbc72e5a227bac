import { number } from '../../records';
import { text } from '../../kernel';

/* The two columns that give the R&D share of a shared asset's use in a month. */

export const rdHours = number({
  label: text('研发工时', 'R&D hours'),
  required: text('请输入研发工时', 'Enter the R&D hours'),
  min: '0',
  example: '89',
});

export const totalHours = number({
  label: text('总工时', 'Total hours'),
  required: text('请输入总工时', 'Enter the total hours'),
  min: '0',
  example: '155',
});
