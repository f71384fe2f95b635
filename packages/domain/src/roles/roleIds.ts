/**
 * The ids of the roles of companies that the code handles in a special way. The reference data contains the
 * same ids.
 */
export const roleIds = { builder: 1 } as const
