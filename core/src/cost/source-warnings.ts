import { text, type Text } from '../kernel';
import { formatMoney } from '../kernel/money';
import type { AllocateYearInput, YearAllocation } from './allocate-year';
import { bookedDestinations } from './booked-destinations';
import { costSources } from './cost-source';
import { sourceStandings, type ItemStanding } from './source-standings';

/** A sentence of the recompute about sources and closings, and how many entries or projects it concerns. */
export interface SourceWarning {
  readonly code: 'BOOKED_NOT_ALLOCATED' | 'ALLOCATED_NOT_BOOKED' | 'TOTALS_DIFFER' | 'CHOICE_WITHOUT_DATA';
  /** The cost item, and the project by its code where it concerns one. */
  readonly subject: string;
  readonly message: Text;
  readonly count: number;
}

/** What the sources of a year's cost leave open, from an allocation of its registers. */
export function warningsOfSources(registers: AllocateYearInput, allocation: YearAllocation): SourceWarning[] {
  const sourceOf = costSources(registers, registers.sourceChoices);
  const { amounts } = bookedDestinations({ ...registers, sourceOf });
  return sourceWarnings(sourceStandings(registers, allocation, amounts));
}

const isZero = (amount: string) => Number(amount) === 0;

/**
 * What a person has to look at: amounts that only one source has, totals that differ where the registers are in use,
 * and choices that find no data. An item nobody matched an account to is not expected to be booked.
 */
export function sourceWarnings(standings: readonly ItemStanding[]): SourceWarning[] {
  return standings.flatMap((standing) => [...ofItem(standing), ...ofProjects(standing), ...ofChoices(standing)]);
}

function ofItem(standing: ItemStanding): SourceWarning[] {
  const { item, booked, allocated, difference, bookedEntries, isMatched, source } = standing;
  const named = text(`${item} ${standing.label.zh}`, `${item} ${standing.label.en}`);
  const [one, other] = [formatMoney(booked), formatMoney(allocated)];
  if (!isZero(booked) && isZero(allocated)) {
    if (source === 'voucher' || standing.projects.every((each) => each.source === 'voucher')) return [];
    const message = text(
      `费用项目 ${named.zh} 凭证已入账 ${one}，但按台账分摊为 0.00，入账金额未计入，请在费用来源中核对`,
      `Cost item ${named.en}: ${one} is booked, but the registers allocate 0.00 and the booked amount does not count; check the sources of cost`,
    );
    return [{ code: 'BOOKED_NOT_ALLOCATED', subject: item, message, count: bookedEntries }];
  }
  if (isZero(booked) && !isZero(allocated)) {
    if (!isMatched) return [];
    const message = text(
      `费用项目 ${named.zh} 按台账分摊 ${other}，但对应科目没有项目凭证，请在费用来源中核对`,
      `Cost item ${named.en}: the registers allocate ${other}, but nothing is booked by project on its accounts; check the sources of cost`,
    );
    return [{ code: 'ALLOCATED_NOT_BOOKED', subject: item, message, count: standing.projects.length }];
  }
  if (source !== 'allocation' || isZero(difference)) return [];
  const message = text(
    `费用项目 ${named.zh} 按台账分摊 ${other}，凭证入账 ${one}，相差 ${formatMoney(difference)}，请在费用来源中核对`,
    `Cost item ${named.en}: ${other} allocated, ${one} booked, a difference of ${formatMoney(difference)}; check the sources of cost`,
  );
  return [{ code: 'TOTALS_DIFFER', subject: item, message, count: bookedEntries }];
}

/** Projects that are booked on but get nothing, where the item as a whole is allocated. */
function ofProjects({ item, label, allocated, projects }: ItemStanding): SourceWarning[] {
  if (isZero(allocated)) return [];
  return projects
    .filter((each) => each.source === 'allocation' && isZero(each.allocated) && !isZero(each.booked))
    .map(({ projectCode, booked, bookedEntries }) => ({
      code: 'BOOKED_NOT_ALLOCATED',
      subject: `${item} ${projectCode}`,
      message: text(
        `项目 ${projectCode} 的 ${item} ${label.zh} 凭证已入账 ${formatMoney(booked)}，但按台账分摊为 0.00，入账金额未计入，请在费用来源中核对`,
        `Project ${projectCode}, ${item} ${label.en}: ${formatMoney(booked)} is booked, but the registers allocate 0.00 and the booked amount does not count; check the sources of cost`,
      ),
      count: bookedEntries,
    }));
}

function ofChoices({ item, label, projects, ...standing }: ItemStanding): SourceWarning[] {
  const chosen = [
    ...(standing.choice === 'auto' ? [] : [{ ...standing, of: text(item, item) }]),
    ...projects
      .filter(({ isOfProject, choice }) => isOfProject && choice !== 'auto')
      .map((each) => ({
        ...each,
        of: text(`${item} 项目 ${each.projectCode}`, `${item}, project ${each.projectCode}`),
      })),
  ];
  return chosen
    .filter(({ choice, booked, allocated }) => isZero(choice === 'voucher' ? booked : allocated))
    .map(({ choice, of }) => ({
      code: 'CHOICE_WITHOUT_DATA',
      subject: of.zh,
      message:
        choice === 'voucher'
          ? text(
              `费用来源 ${of.zh} ${label.zh} 设置为凭证，但没有项目凭证入账，费用为 0.00`,
              `The source of ${of.en} ${label.en} is set to vouchers, but nothing is booked by project: its cost is 0.00`,
            )
          : text(
              `费用来源 ${of.zh} ${label.zh} 设置为台账分摊，但台账没有可分摊的数据，费用为 0.00`,
              `The source of ${of.en} ${label.en} is set to the registers, but they allocate nothing: its cost is 0.00`,
            ),
      count: 1,
    }));
}
