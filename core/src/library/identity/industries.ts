export * from '../../identity/industries';
