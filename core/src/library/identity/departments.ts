export * from '../../identity/departments';
