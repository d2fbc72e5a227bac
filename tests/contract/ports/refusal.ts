/** What a refused call is expected to carry. */
export const refusal = (code: number, sentence?: string) => ({
  fault: { code, ...(sentence !== undefined && { message: { zh: sentence } }) },
});
