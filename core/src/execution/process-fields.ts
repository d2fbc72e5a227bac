import { text, type Text } from '../kernel';
import { projectReference } from '../project';
import { date, files, longText, referenceMany, year, type Draft } from '../records';

/* Fields of the records a project leaves while it is prepared and carried out. */

export const projectYear = year({
  label: text('年度', 'Year'),
  hint: text('项目的年度', 'Of the project'),
  required: text('请输入年度', 'Enter the year'),
  initial: (today) => today.slice(0, 4),
  example: '2024',
});

/** The project a record belongs to, among those of the year that `yearOf` tells. */
export const projectIn = (yearOf: (draft: Draft) => unknown) =>
  projectReference(yearOf, {
    label: text('研发项目', 'Project'),
    required: text('请选择研发项目', 'Choose the project'),
  });

/** What was done before a project starts may lie in an earlier year, so the year of the project is stated. */
export const projectOfYear = projectIn((draft) => draft.year);

export const dayOf = (label: Text, required: Text) => date({ label, required, example: '2024-03-15' });

export const participants = referenceMany('blade-rdm/entpersonnel', {
  label: text('参加人员', 'Participants'),
  by: 'code',
  heading: '参加人员工号',
  example: 'E240001, E240002',
  shows: { participantNames: { from: 'name', label: text('参加人员', 'Participants') } },
});

export const recordFiles = (label: Text = text('附件', 'Files')) => files({ label });

/** A text of some length, with an example where it is required. */
export const account = (label: Text, required?: { readonly message: Text; readonly example: string }) =>
  longText({ label, ...(required && { required: required.message, example: required.example }), maxLength: 2000 });
