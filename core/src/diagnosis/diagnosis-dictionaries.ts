import { text } from '../kernel';
import type { StandardDictionary } from '../system';
import { DIAGNOSIS_STATE, diagnosisStates } from './diagnosis-state';

/** What an expert looks at. */
export const diagnosisTopics = {
  highTech: text('高企条件', 'Conditions of a high-tech enterprise'),
  collection: text('研发费用归集', 'Collection of R&D cost'),
  deduction: text('加计扣除风险', 'Risks of the super-deduction'),
  property: text('知识产权布局', 'Intellectual property'),
  people: text('研发人员', 'R&D staff'),
  rules: text('研发管理制度', 'R&D management'),
} as const;
export type DiagnosisTopic = keyof typeof diagnosisTopics;

/** How grave a finding is. */
export const diagnosisLevels = {
  red: text('红（须整改）', 'Red (must be fixed)'),
  yellow: text('黄（需关注）', 'Yellow (to watch)'),
  green: text('绿（正常）', 'Green (sound)'),
} as const;
export type DiagnosisLevel = keyof typeof diagnosisLevels;

/** The dictionaries of diagnoses. */
export const diagnosisDictionaries: readonly StandardDictionary[] = [
  { code: DIAGNOSIS_STATE, name: text('诊断状态', 'State of a diagnosis'), entries: Object.entries(diagnosisStates) },
  { code: 'diagnosis_topic', name: text('诊断主题', 'Topic of a diagnosis'), entries: Object.entries(diagnosisTopics) },
  { code: 'diagnosis_level', name: text('诊断等级', 'Level of a finding'), entries: Object.entries(diagnosisLevels) },
];
