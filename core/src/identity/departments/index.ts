export { creditCodeCategory, creditCodeDepartment } from './credit-code-departments';
