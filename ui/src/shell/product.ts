import { text } from '@rdm/core/internal/kernel';

export const productName = text('研发费用管理', 'R&D expenses');
export const productShortName = 'RDM';
