import { text } from '@rdm/core/internal/kernel';

/** The command that prints how the cost of a month was allocated, with the pay of persons. */
export const allocationSheets = {
  label: text('打印分配表', 'Print the allocation sheets'),
  permission: 'allocationsheet_print',
} as const;
