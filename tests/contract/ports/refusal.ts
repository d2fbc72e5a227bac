/** The expected form of a refused call. */
export const refusal = (code: number, sentence?: string) => ({
  fault: { code, ...(sentence !== undefined && { message: { zh: sentence } }) },
});
