import type { TableField } from '../../../kernel';
import { amountOn, type VoucherContent, type VoucherLayout } from './voucher-content';
import type { AllocationEntry } from '../allocation-entry';

/** 核算类别 an entry can have: old files have four. */
const CLASSES = 4;

const words = (name: string, length: number): TableField => ({ name, type: 'text', length });
const day = (name: string): TableField => ({ name, type: 'date', length: 8 });
const flag = (name: string): TableField => ({ name, type: 'flag', length: 1 });
const figure = (name: string, length: number, places = 0): TableField => ({ name, type: 'number', length, places });

type Value = (entry: AllocationEntry, at: number, content: VoucherContent) => string | null;
const none: Value = () => null;
const zero: Value = () => '0';

/** 项目 and 部门 as the classes of an entry, by what its account is kept by. */
const classesOf = ({ project, department }: AllocationEntry) => [
  ...(project ? [{ kind: '项目', id: project.code, name: project.name }] : []),
  ...(department === null ? [] : [{ kind: '部门', id: department, name: department }]),
];

const classes = Array.from({ length: CLASSES }, (_, at): (readonly [TableField, Value])[] => [
  [words(`FCLSNAME${at + 1}`, 40), (entry) => classesOf(entry)[at]?.kind ?? null],
  [words(`FOBJID${at + 1}`, 40), (entry) => classesOf(entry)[at]?.id ?? null],
  [words(`FOBJNAME${at + 1}`, 80), (entry) => classesOf(entry)[at]?.name ?? null],
]).flat();

const fields: readonly (readonly [TableField, Value])[] = [
  [day('FDATE'), (_, __, { head }) => head.date],
  [day('FTRANSDATE'), (_, __, { head }) => head.date],
  [figure('FPERIOD', 4), (_, __, { head }) => String(Number(head.date.slice(5, 7)))],
  [words('FGROUP', 20), (_, __, { head }) => head.voucherType],
  [figure('FNUM', 10), (_, __, { head }) => head.voucherNo],
  [figure('FENTRYID', 6), (_, at) => String(at)],
  [words('FEXP', 160), ({ summary }) => summary],
  [words('FACCTID', 40), ({ subjectCode }) => subjectCode],
  ...classes,
  [words('FTRANSID', 40), none],
  [words('FCYID', 10), () => 'RMB'],
  [figure('FEXCHRATE', 15, 5), () => '1'],
  [words('FDC', 1), ({ side }) => (side === 'debit' ? 'D' : 'C')],
  [figure('FFCYAMT', 20, 2), ({ amount }) => amount],
  [figure('FQTY', 20, 4), zero],
  [figure('FPRICE', 20, 4), zero],
  [figure('FDEBIT', 20, 2), (entry) => amountOn(entry, 'debit') ?? '0'],
  [figure('FCREDIT', 20, 2), (entry) => amountOn(entry, 'credit') ?? '0'],
  [words('FSETTLCODE', 20), none],
  [words('FSETTLENO', 40), none],
  [words('FPREPARE', 40), (_, __, { head }) => head.preparer],
  [words('FPAY', 40), none],
  [words('FCASH', 40), none],
  [words('FPOSTER', 40), none],
  [words('FCHECKER', 40), none],
  [figure('FATTCHMENT', 6), zero],
  [flag('FPOSTED'), () => 'F'],
  [words('FMODULE', 20), none],
  [flag('FDELETED'), () => 'F'],
  [words('FSERIALNO', 40), none],
  [words('FUNITNAME', 20), none],
  [words('FREFERENCE', 80), none],
  [words('FCASHFLOW', 40), none],
  [words('FHANDLER', 40), none],
];

/**
 * The table of 金蝶 KIS 标准版 引入标准格式凭证 (DBF, dBASE III): its fields in their order, entries numbered from 0. The lengths
 * of the fields are our own; the program goes by their names.
 */
export const kisTable: VoucherLayout = (content) => ({
  name: `${content.name}.dbf`,
  flat: {
    kind: 'table',
    day: content.day,
    fields: fields.map(([field]) => field),
    rows: content.entries.map((entry, at) => fields.map(([, value]) => value(entry, at, content))),
  },
});
