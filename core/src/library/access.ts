export { showsAdministratorTools } from '../access/administrator-tools';
export { type ButtonNode, parsePermissions } from '../access/permissions';
export { type Flag, type RouteDecision, routeDecision, type RouteVisit } from '../access/route-decision';
