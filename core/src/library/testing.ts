export * from '../testing';
