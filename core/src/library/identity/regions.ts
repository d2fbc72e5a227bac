export * from '../../identity/regions';
