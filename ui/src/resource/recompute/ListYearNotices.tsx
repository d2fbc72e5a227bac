import { observer } from 'mobx-react-lite';
import type { ResourceListViewModel } from '../list/ResourceListViewModel';
import { YearNotice } from './YearNotice';

/**
 * Of a list of computed figures: of the year it is searched by, or of each year among its rows, whether the registers
 * have changed since. Nothing for a list of other records.
 */
export const ListYearNotices = observer(function ListYearNotices({ list }: { list: ResourceListViewModel }) {
  const { figuresOf } = list.resource;
  if (figuresOf === undefined) return null;
  const searched = list.sent[figuresOf];
  const years = searched ? [searched] : [...new Set(list.rows.map((row) => String(row[figuresOf])))].sort();
  return years.map((year) => (
    <YearNotice key={year} year={year} shown={list.rows} onRecomputed={() => void list.load()} />
  ));
});
