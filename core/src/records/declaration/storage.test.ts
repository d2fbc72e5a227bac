import { describe, expect, it } from 'vitest';
import { text } from '../../kernel/text';
import { computed, dictionaryMany, files, integer, money, number, percent, reference, structure, year } from './fields';
import { isAmount, storageOf } from './storage';

const label = text('字段', 'Field');
const nothing = () => null;

describe('how a value rests in a store', () => {
  it('follows from the kind of its field', () => {
    expect(storageOf(money('yuan', { label }))).toEqual({ type: 'decimal', places: 2 });
    expect(storageOf(number({ label }))).toEqual({ type: 'decimal', places: 6 });
    expect(storageOf(percent({ label }))).toEqual({ type: 'decimal', places: 4 });
    expect(storageOf(integer({ label }))).toEqual({ type: 'integer' });
    expect(storageOf(year({ label }))).toEqual({ type: 'text' });
    expect(storageOf(reference('a/b', { label, by: 'code', shows: {} }))).toEqual({ type: 'id' });
    expect(storageOf(files({ label }))).toEqual({ type: 'idList' });
    expect(storageOf(dictionaryMany('sex', { label }))).toEqual({ type: 'textList' });
    expect(storageOf(structure({ label }))).toEqual({ type: 'json' });
    expect(storageOf(computed('number', nothing, { label }))).toEqual({ type: 'decimal', places: 6 });
    expect(storageOf(computed('month', nothing, { label }))).toEqual({ type: 'text' });
  });

  it('with both decimals where it is an amount, also a computed one', () => {
    expect([money('thousandYuan', { label }), computed('money', nothing, { label })].map(isAmount)).toEqual([
      true,
      true,
    ]);
    expect([number({ label }), percent({ label }), computed('number', nothing, { label })].map(isAmount)).toEqual([
      false,
      false,
      false,
    ]);
  });
});
