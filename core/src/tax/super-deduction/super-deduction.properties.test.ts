import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sum, yuan } from '../../kernel/money';
import { coveredYear, itemisedProjectCost, projectCosts, superDeductionInputOf } from '../../testing';
import { summary2021, superDeduction, type LineKey, type ProjectCostInput, type SuperDeductionInput } from '../index';

const input: fc.Arbitrary<SuperDeductionInput> = superDeductionInputOf(
  coveredYear,
  projectCosts(itemisedProjectCost, { least: 0, most: 6 }),
);

const holds = (check: (input: SuperDeductionInput) => void) =>
  fc.assert(
    fc.property(input, (each) => {
      check(each);
    }),
  );
/** The amounts of a cost, without what makes it a project. */
const mattersOf = ({ id: _, label: __, expenditureType: ___, ended: ____, ...amounts }: ProjectCostInput) => amounts;
const linesOf = (each: SuperDeductionInput) => {
  const { lines } = superDeduction(each);
  return (line: LineKey) => yuan(lines[line]);
};

describe('A107012 in general', () => {
  test('the order of the projects changes nothing', () => {
    holds((each) => {
      const turned = superDeduction({ ...each, projects: [...each.projects].reverse() });
      const straight = superDeduction(each);
      expect(turned.lines).toEqual(straight.lines);
      expect(turned.shares).toEqual(straight.shares);
    });
  });

  test('every line that adds up others does', () => {
    holds((each) => {
      const line = linesOf(each);
      const adds = (whole: LineKey, parts: LineKey[]) =>
        expect([whole, line(whole).toString()]).toEqual([whole, sum(parts.map(line)).toString()]);
      adds('2', ['3', '7', '16', '19', '23', '34']);
      adds('3', ['4', '5', '6']);
      adds('7', ['8', '9', '10', '11', '12', '13', '14', '15']);
      adds('28', ['29', '30', '31', '32', '33']);
      adds('35', ['36', '37', '39']);
      adds('40', ['41', '42']);
      adds('45', ['41', '43', '44']);
    });
  });

  test('other related costs stay within their limit and never grow by it', () => {
    holds((each) => {
      const line = linesOf(each);
      const five = sum((['3', '7', '16', '19', '23'] as const).map(line));
      // Until 2020 every project is rounded separately.
      const slack = yuan('0.01').times(Math.max(1, each.projects.length));
      expect(line('34').compare(five.dividedBy(9).plus(slack))).toBeLessThanOrEqual(0);
      expect(line('34').compare(line('28'))).toBeLessThanOrEqual(0);
    });
  });

  test('the shares make line 34, up to half a 分 for each project', () => {
    holds((each) => {
      const { shares, lines } = superDeduction(each);
      const difference = sum(Object.values(shares).map(yuan)).minus(yuan(lines['34']));
      const allowed = yuan('0.005').times(each.projects.length);
      expect(difference.max(difference.negate()).compare(allowed)).toBeLessThanOrEqual(0);
    });
  });

  test('overseas organisations count with at most 80 % and the cap', () => {
    holds((each) => {
      const { lines, overseasCap } = superDeduction(each);
      expect(yuan(lines['38']).compare(yuan(overseasCap))).toBeLessThanOrEqual(0);
      expect(yuan(lines['38']).compare(yuan(lines['37']).times('0.8').round())).toBeLessThanOrEqual(0);
    });
  });

  test('either something is deducted or something is carried forward, never below 0', () => {
    holds((each) => {
      const { base, lines } = superDeduction(each);
      const net = yuan(lines['47']).minus(yuan(lines['48'])).minus(yuan(lines['49']));
      expect(yuan(base).minus(yuan(lines['52'])).toString()).toBe(net.toString());
      expect(yuan(base).isZero() || yuan(lines['52']).isZero()).toBe(true);
    });
  });

  test('a project that brings nothing changes only the count', () => {
    holds((each) => {
      const empty: ProjectCostInput = { id: 'empty', expenditureType: 'expensed', ended: true };
      const before = superDeduction(each).lines;
      const after = superDeduction({ ...each, projects: [...each.projects, empty] }).lines;
      expect({ ...after, 1: before['1'] }).toEqual(before);
    });
  });

  test('other matters are in every line like an expensed project, but not in the count', () => {
    fc.assert(
      fc.property(input, itemisedProjectCost, (each, cost) => {
        const otherMatters = mattersOf(cost);
        const own: ProjectCostInput = { ...otherMatters, id: 'own', expenditureType: 'expensed', ended: false };
        const { lines, otherLimit, shares } = superDeduction({ ...each, otherMatters });
        const beside = superDeduction({ ...each, projects: [...each.projects, own] });
        expect({ ...lines, 1: '' }).toEqual({ ...beside.lines, 1: '' });
        // The project beside counts itself where some of its cost is deductible; the others count alike.
        const { lines: alone } = superDeduction({ ...each, projects: [], otherMatters });
        expect([0, 1]).toContain(Number(beside.lines['1']) - Number(lines['1']));
        expect(alone['1']).toBe('0');
        expect([otherLimit, { ...shares, own: beside.shares.own }]).toEqual([beside.otherLimit, beside.shares]);
      }),
    );
  });

  test('the total row of the 2021 summary agrees with lines 40, 41 and 42', () => {
    fc.assert(
      fc.property(input, itemisedProjectCost, ({ year: tax, projects: list, ...rest }, cost) => {
        const otherMatters = mattersOf(cost);
        const { total, expensed, capitalised } = summary2021({ year: tax, projects: list, otherMatters });
        const { lines } = superDeduction({ year: tax, projects: list, otherMatters, ...rest });
        expect([total.allowed, expensed.allowed, capitalised.allowed]).toEqual([lines['40'], lines['41'], lines['42']]);
      }),
    );
  });
});
