export * from '../tax/published';
