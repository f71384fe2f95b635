/** Ids of roles with special handling, as in the reference data. */
export const roleIds = { builder: 1 } as const
