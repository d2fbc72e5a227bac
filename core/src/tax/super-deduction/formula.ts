import { text, type Text } from '../../kernel';

/** A formula over line numbers as the form prints it: `3+7+16+19+23+34`. */
export function overLines(expression: string): Text {
  return text(`第${expression}行`, `Lines ${expression}`);
}

export const enteredByHand = text('按账填报', 'Entered from the accounts');

export const sumOfProjects = text('各项目金额之和', 'Sum over the projects');

export const projectAmount = text('项目归集金额', 'Amount collected for the project');
