export * from '../kernel/money';
