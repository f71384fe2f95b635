/** The company roles that the code handles specially. The ids are equal to those in the reference data. */
export const roleIds = { builder: 1 } as const
