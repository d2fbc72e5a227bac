import {
  costFindings,
  policyFindings,
  proposalFindings,
  type Assistant,
  type AssistantAnswer,
  type AssistantFinding,
  type AssistantPort,
  type AssistantQuestion,
} from '../../assessment';
import { requireYear, type Call } from '../../records';
import type { AreaRunner } from './area-runner';
import { requireAssistantAccount } from '../../system';
import { areaAccess } from '../permissions';

const access = areaAccess.assistant;
/** A model is told no more than it can put into words. */
const MOST_FACTS = 60;

/** The findings come from one transaction; the model is asked when it is over, as its answer may take a minute. */
export function assistantPort({ run, language }: AreaRunner, assistant?: Assistant): AssistantPort {
  const looked = <T>(work: (call: Call) => Promise<T>) =>
    async function (call: Call): Promise<T> {
      await requireAssistantAccount(call);
      return work(call);
    };
  const answered = async (
    task: AssistantQuestion['task'],
    asked: string,
    findings: readonly AssistantFinding[],
  ): Promise<AssistantAnswer> => {
    const told = findings.slice(0, MOST_FACTS).map(({ level, title, message }) => `[${level}] ${title}：${message}`);
    const prose = findings.length ? await assistant?.prose({ task, language, facts: [asked, ...told] }) : null;
    return { findings, prose: prose ?? '' };
  };
  return {
    proposal: async ({ id }) =>
      answered(
        'proposal',
        '',
        await run(
          access.proposal,
          looked((call) => proposalFindings(call, id)),
        ),
      ),
    costs: async ({ year }) =>
      answered(
        'costs',
        year,
        await run(
          access.costs,
          looked((call) => costFindings(call, requireYear(year))),
        ),
      ),
    policies: async ({ words }) =>
      answered(
        'policies',
        words,
        await run(
          access.policies,
          looked(async () => policyFindings(words, language)),
        ),
      ),
  };
}
