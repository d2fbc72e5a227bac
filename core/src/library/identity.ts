export * from '../identity';
