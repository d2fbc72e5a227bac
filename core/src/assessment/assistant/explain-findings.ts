import { requireYear, wholly, type Call, type Visit } from '../../records';
import { requireAssistantAccount } from '../../system';
import type { AssistantAnswer, AssistantFinding } from './assistant-answer';
import type { Assistant, AssistantQuestion } from './driven';
import { policyFindings } from './policies';
import { proposalFindings } from './proposal';
import { riskScan } from '../risk';

/** Maximum number of facts sent to a model. */
const MOST_FACTS = 60;

interface Services {
  /** Absent where no language model is set up. */
  readonly assistant: Assistant | undefined;
}

/** How complete the plan of a project is. */
export async function explainProposal(
  visit: Visit,
  { id }: { readonly id: string },
  services: Services,
): Promise<AssistantAnswer> {
  const findings = await found(visit, (call) => proposalFindings(call, id));
  return explained(visit, { task: 'proposal', asked: '', findings }, services);
}

/** What looks wrong in the costs of a year, errors first. */
export async function explainCosts(
  visit: Visit,
  { year }: { readonly year?: string },
  services: Services,
): Promise<AssistantAnswer> {
  const findings = await found(visit, (call) => costFindings(call, requireYear(year)));
  return explained(visit, { task: 'costs', asked: year ?? '', findings }, services);
}

/** The rules of the law that contain all the words searched. */
export async function explainPolicies(
  visit: Visit,
  { words }: { readonly words: string },
  services: Services,
): Promise<AssistantAnswer> {
  const findings = await found(visit, async () => policyFindings(words, visit.language));
  return explained(visit, { task: 'policies', asked: words, findings }, services);
}

/** The findings of one transaction, restricted to the account that may use the helpers. */
const found = (visit: Visit, work: (call: Call) => Promise<AssistantFinding[]>): Promise<AssistantFinding[]> =>
  visit.run(async (call) => {
    // The parameter that names the account is read outside the data scope of the caller.
    await requireAssistantAccount(wholly(call));
    return work(call);
  });

interface Asked {
  readonly task: AssistantQuestion['task'];
  readonly asked: string;
  readonly findings: readonly AssistantFinding[];
}

/** The model is called after the transaction, because it may take a minute to respond. */
async function explained(
  { language }: Visit,
  { task, asked, findings }: Asked,
  { assistant }: Services,
): Promise<AssistantAnswer> {
  const facts = findings.slice(0, MOST_FACTS).map(({ level, title, message }) => `[${level}] ${title}：${message}`);
  const prose = findings.length ? await assistant?.prose({ task, language, facts: [asked, ...facts] }) : null;
  return { findings, prose: prose ?? '' };
}

/** What the risk rules find in a year, errors first. */
async function costFindings(call: Call, year: string): Promise<AssistantFinding[]> {
  const found = await riskScan(call, year);
  return found.map(({ level, label, message, basis, rows }) => ({
    level,
    title: label[call.language],
    message: message[call.language],
    basis: basis?.[call.language] ?? '',
    rows,
  }));
}
