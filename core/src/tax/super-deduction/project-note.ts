import { text, type Text } from '../../kernel';
import type { Amount } from '../../kernel/money';
import type { ProjectCost } from '../project-cost';
import { projectAmount } from './formula';
import type { LineNumber } from './line-names';
import type { Note } from './worksheet';

/** What one project brings to a line; `deeper` names the ledger rows behind it. */
export function projectNote(
  line: LineNumber,
  project: ProjectCost,
  amount: Amount<'yuan'>,
  rest: { readonly deeper?: string; readonly formula?: Text; readonly inputs?: readonly (LineNumber | Note)[] },
): Note {
  return {
    key: `line${line}/project:${project.id}`,
    label: text(project.label, project.label),
    value: amount.toString(),
    formula: rest.formula ?? projectAmount,
    inputs: rest.inputs ?? [],
    ...(rest.deeper && { deeper: rest.deeper }),
  };
}

/** One figure inside a project's part of a line. */
export function partNote(
  of: string,
  name: string,
  label: Text,
  amount: Amount<'yuan'>,
  rest: { readonly deeper?: string; readonly formula?: Text; readonly inputs?: readonly (LineNumber | Note)[] } = {},
): Note {
  return {
    key: `${of}/${name}`,
    label,
    value: amount.toString(),
    formula: rest.formula ?? projectAmount,
    inputs: rest.inputs ?? [],
    ...(rest.deeper && { deeper: rest.deeper }),
  };
}
