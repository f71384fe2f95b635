/**
 * The ids of the company roles that the code handles specially. The ids equal those in the reference data.
 */
export const roleIds = { builder: 1 } as const
