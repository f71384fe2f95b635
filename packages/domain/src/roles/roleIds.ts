/**
 * The ids of the company roles that the code handles in a special way. They are equal to the ids in the
 * reference data.
 */
export const roleIds = { builder: 1 } as const
