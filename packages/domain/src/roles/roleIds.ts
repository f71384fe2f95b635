/** The ids of the roles that the app treats by themselves; the reference data uses the same. */
export const roleIds = { builder: 1 } as const
