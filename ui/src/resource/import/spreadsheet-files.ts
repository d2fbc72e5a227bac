/** The files an import reads, for a drop zone. What a file really is shows its content. */
export const SPREADSHEET_FILES = '.xlsx,.xlsm,.xls,.csv,.tsv,.txt';
