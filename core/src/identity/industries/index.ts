export { isManufacturing, onNegativeList } from './industry-kind';
export { industryName, type Industry, type IndustryName } from './industry-name';
