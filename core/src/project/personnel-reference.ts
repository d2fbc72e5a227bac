import { reference, type FieldOptions } from '../records';
import { text } from '../kernel';

/** A field that references a person by staff number (工号) and shows the name beside it. */
export const personnelReference = <const O extends FieldOptions>(options: O) =>
  reference('blade-rdm/entpersonnel', {
    by: 'code',
    alsoBy: 'name',
    heading: '工号',
    example: 'E240001',
    shows: {
      personnelCode: { from: 'code', label: text('工号', 'Staff number') },
      personnelName: { from: 'name', label: text('姓名', 'Name') },
    },
    ...options,
  });
