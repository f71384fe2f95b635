/** The ids of roles that the code handles in a special way. They are the same in the reference data. */
export const roleIds = { builder: 1 } as const
