export * from './menu-tree';
export * from './ports';
