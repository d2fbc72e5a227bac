import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { declaredLayout, orderedColumns, shownColumns, withColumnAt, withColumnToggled } from './column-layout';

const columns = ['year', 'code', 'name', 'amount'].map((key) => ({ key, primary: key === 'name' }));
const keys = (of: readonly { readonly key: string }[]) => of.map(({ key }) => key);

describe('the columns of a table', () => {
  it('stand as declared until somebody moves one', () => {
    expect(keys(shownColumns(columns, declaredLayout))).toEqual(['year', 'code', 'name', 'amount']);
    const moved = withColumnAt(columns, declaredLayout, 'amount', 1);
    expect(keys(shownColumns(columns, moved))).toEqual(['year', 'amount', 'code', 'name']);
  });

  it('can be hidden, but for the one that names the row', () => {
    const hidden = withColumnToggled(withColumnToggled(declaredLayout, 'name'), 'year');
    expect(keys(shownColumns(columns, hidden))).toEqual(['code', 'name', 'amount']);
    expect(withColumnToggled(hidden, 'year').hidden).toEqual(['name']);
  });

  it('that are new follow the one they are declared behind', () => {
    expect(keys(orderedColumns(columns, ['amount', 'name', 'year']))).toEqual(['amount', 'name', 'year', 'code']);
  });

  it('are each there once, whatever was kept', () => {
    const order = fc.array(fc.constantFrom('year', 'code', 'name', 'amount', 'gone'));
    fc.assert(
      fc.property(order, (kept) => {
        expect(keys(orderedColumns(columns, kept)).toSorted()).toEqual(['amount', 'code', 'name', 'year']);
      }),
    );
  });
});
