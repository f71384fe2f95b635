/** A version that nothing has, so a change that is based on it gets 409. */
export const staleVersion = 2_147_483_647
