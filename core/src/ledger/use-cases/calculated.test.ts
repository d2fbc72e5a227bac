import { expect, it } from 'vitest';
import { DomainError, Refusal } from '../../kernel';
import { superDeduction, type SuperDeductionInput } from '../../tax';
import { calculated } from './calculated';

const refusalOf = (input: object) => {
  try {
    return calculated(() =>
      superDeduction({ year: 2024, period: 'ANNUAL', projects: [], ...input } as SuperDeductionInput),
    );
  } catch (error) {
    expect(error).toBeInstanceOf(Refusal);
    const { name, message } = (error as Refusal).fault;
    return [name, message.zh];
  }
};

it('names the line of a form whose amount is refused', () => {
  expect(refusalOf({ line46: '-0.01' })).toEqual(['INVALID_INPUT', '第46行“减：特殊收入部分”不能小于0']);
});

it('says which years there is law for', () => {
  expect(refusalOf({ year: 2015 })).toEqual(['YEAR_NOT_COVERED', '只支持2016年至2027年的税收规定']);
});

it('passes on any other error', () => {
  expect(() => calculated(() => superDeduction({ year: 2022, period: 'H1', projects: [] }))).toThrow(DomainError);
});
