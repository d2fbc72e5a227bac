export { regionCodes, regionName, type RegionName } from './region-name';
