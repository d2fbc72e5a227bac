const refuse = () => {
  throw new Error('A route must have no schema of fastify.');
};

/** Requests are validated by the endpoints' declarations; fastify's own compilers take a tenth of the start to load. */
export const noSchemas = { compilersFactory: { buildValidator: refuse, buildSerializer: refuse } };
