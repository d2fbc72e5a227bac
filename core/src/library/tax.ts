export * from '../tax';
