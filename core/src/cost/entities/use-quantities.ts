import { number } from '../../records';
import { text } from '../../kernel';

/* The two columns that give the R&D share of a consumable's use in a month. */

export const rdQty = number({
  label: text('研发用量', 'R&D use'),
  required: text('请输入研发用量', 'Enter the R&D use'),
  min: '0',
  example: '320',
});

export const totalQty = number({
  label: text('总用量', 'Total use'),
  required: text('请输入总用量', 'Enter the total use'),
  min: '0',
  example: '1200',
});
