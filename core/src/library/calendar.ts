export * from '../kernel/calendar';
