import * as v from 'valibot';
import { text } from '../kernel';
import { answer, argument, calls, type PortOf } from '../records';
import { adoptScenario } from './adopt-scenario';
import { scenarioBase } from './scenario-base-of';
import { baseSchema, changeSchema, scenarioSchema } from './scenario-schemas';

/** What-if of the super-deduction. docs/product.md, What-if */
export const scenarioCalls = calls({
  base: {
    needs: 'scenario_view',
    about: text(
      '加计扣除测算基础数据',
      'Everything A107012 of a year is computed from, as the registers are now: cost by project and item from either ' +
        'source, what may be switched on and off, and what is typed. Scenarios are computed from it without asking again.',
    ),
    takes: argument.ofYear,
    answers: baseSchema,
    // The form is that of the whole enterprise.
    wholly: true,
    isKept: true,
    does: scenarioBase,
  },
  adopt: {
    needs: 'scenario_adopt',
    about: text(
      '采用测算方案',
      'Writes the changes of a scenario into the registers, all or none, each with the right of its register. `changes` ' +
        'are those that were confirmed; where it would change something else by now, it answers 409.',
    ),
    takes: v.object({ year: argument.year, scenario: scenarioSchema, changes: v.array(changeSchema) }),
    answers: v.object({ changes: answer.count }),
    logged: 'event',
    does: adoptScenario,
  },
});

export type ScenarioPort = PortOf<typeof scenarioCalls>;
