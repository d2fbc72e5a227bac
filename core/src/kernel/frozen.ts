/** A table that importing programs cannot change: it and everything in it. */
/* @__NO_SIDE_EFFECTS__ */ export function frozen<const Table>(table: Table): Table {
  if (typeof table !== 'object' || table === null || Object.isFrozen(table)) return table;
  Object.freeze(table);
  Object.values(table).forEach(frozen);
  return table;
}
