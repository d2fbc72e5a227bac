import { text } from '../kernel';
import { reference, referenceMany, type FieldOptions } from '../records';

const example = 'ZL202310123456.7';

/** A field that refers to a property by its number. */
export const propertyReference = <const O extends FieldOptions>(options: O) =>
  reference('blade-rdm/intellectualproperty', {
    by: 'code',
    heading: '知识产权编号',
    example,
    shows: {
      iprNumber: { from: 'code', label: text('知识产权编号', 'IP number') },
      iprName: { from: 'name', label: text('知识产权名称', 'Intellectual property') },
    },
    ...options,
  });

/** A field that refers to several properties by their numbers. */
export const propertyReferences = <const O extends FieldOptions>(options: O) =>
  referenceMany('blade-rdm/intellectualproperty', {
    by: 'code',
    heading: '知识产权编号',
    example,
    shows: { iprNumbers: { from: 'code', label: text('知识产权编号', 'Intellectual property') } },
    ...options,
  });
