import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { evaluateTrace, text } from '../kernel';
import { annualFigures } from './annual-figures';
import { annualOutputs } from './annual-outputs';

const item = (id: string, amount?: string) => ({
  label: text(id, id),
  ...(amount !== undefined && { amount }),
  source: { resource: 'blade-rdm/intellectualproperty', id },
});
const labelOf = (code: string) => text(code, code);

describe('output indicators', () => {
  it('count records and add up income in 千元, each traced to its records', () => {
    const [held, income] = annualOutputs(
      [
        { code: '32', counted: [item('1'), item('2')] },
        { code: '54', counted: [item('3', '12345.67'), item('4', '0.01')] },
      ],
      labelOf,
    );
    expect([held?.key, held?.value, held?.inputs.map(({ source }) => source?.id)]).toEqual([
      'amount32',
      '2',
      ['1', '2'],
    ]);
    expect([income?.key, income?.value]).toEqual(['amount54', '12.35']);
  });

  it('come out of their own formula again, with no record too', () => {
    const amounts = fc.array(fc.integer({ min: 0, max: 10 ** 9 }).map((cents) => (cents / 100).toFixed(2)));
    fc.assert(
      fc.property(fc.constantFrom('29', '38', '54'), amounts, (code, given) => {
        const counted = given.map((amount, at) => item(String(at), code === '54' ? amount : undefined));
        const [trace] = annualOutputs([{ code, counted }], labelOf);
        expect(Number(evaluateTrace(trace!))).toBe(Number(trace!.value));
      }),
    );
  });

  it('are left to be typed where no register tells them, and typed over where one does', () => {
    const input = { projects: [], persons: [], taxRatio: '0%' };
    expect(annualFigures(input).amounts).not.toHaveProperty('amount29');
    const outputs = [{ code: '29', counted: [item('1')] }];
    const { amounts, computed } = annualFigures({ ...input, outputs, typed: { amount29: '8' } });
    expect([amounts.amount29, computed.amount29]).toEqual(['8', '1']);
  });
});
