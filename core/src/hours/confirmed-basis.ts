import { fill, text, type Text } from '../kernel';
import { hoursTyped } from './hours-total';
import type { ProposalGround, ProposedLine } from './propose-hours';

const grounds: Readonly<Record<ProposalGround, Text>> = {
  commit: text('提交记录', 'commits'),
  issue: text('工单记录', 'issues'),
  worklog: text('登记工时', 'logged hours'),
  lastMonth: text('上月比例', 'the ratio of last month'),
};
const said = {
  proposed: text('依据：{ground}建议，本人确认 {day}', 'Basis: proposed by {ground}, confirmed {day}'),
  changed: text(
    '依据：{ground}建议 {hours} 小时，本人改填并确认 {day}',
    'Basis: {hours} hours proposed by {ground}, changed and confirmed {day}',
  ),
  typed: text('依据：本人填报并确认 {day}', 'Basis: entered and confirmed {day}'),
};

/** What the hours a person confirmed rest on, in words, as it is kept and printed. */
export function confirmedBasis(hours: string, proposed: ProposedLine | undefined, day: string): Text {
  if (!proposed) return fill(said.typed, { day });
  const ground = grounds[proposed.ground];
  const sentence = hoursTyped(hours).eq(hoursTyped(proposed.hours)) ? said.proposed : said.changed;
  return {
    zh: fill(sentence, { ground: ground.zh, hours: proposed.hours, day }).zh,
    en: fill(sentence, { ground: ground.en, hours: proposed.hours, day }).en,
  };
}
