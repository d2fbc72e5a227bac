export { aboveScaleTest } from '../assessment/above-scale/above-scale-test';
export { type AboveScaleThreshold, aboveScaleThresholds } from '../assessment/above-scale/above-scale-thresholds';
export type { NumberAnswer, YesNoAnswer } from '../assessment/answer';
export type { Condition, Outcome } from '../assessment/condition';
export type { Grade, HighTechAnswers, YearlyAnswer } from '../assessment/high-tech/high-tech-answers';
export { type HighTechScore, scoreHighTech } from '../assessment/high-tech/score-high-tech';
export type { Points, ScoreItem, ScorePart } from '../assessment/points';
export { scoreTechSme, type TechSmeScore } from '../assessment/tech-sme/score-tech-sme';
export type { TechSmeAnswers } from '../assessment/tech-sme/tech-sme-answers';
