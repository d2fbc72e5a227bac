/** One trigger for each kind of statement that changes how many rows there are: insert, update, delete, truncate. */
export const COUNTING_TRIGGERS = 4;

/** Triggers `t` that keep the count of a table's rows, and are not switched off. */
export const isCounting = "t.tgname like 'kept\\_count\\_%' and t.tgenabled <> 'D'";
