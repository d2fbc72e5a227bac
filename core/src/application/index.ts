export * from './application';
export * from './catalogue';
export * from './driven';
export * from './install';
export * from './permissions';
export * from './ports';
export { exportSheet } from './resource/workbook/export-workbook';
export { importWorkbook } from './resource/workbook/import-workbook';
export * from './visitor';
