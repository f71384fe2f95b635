import type { ProductRights } from '@spadestik/domain/access'

/**
 * The rights of a product whose row was joined to a user's; null where there is none.
 *
 * @source specification 6
 */
export function rightsOf(row: {
  readonly basic: boolean | null
  readonly company_enabled: boolean | null
  readonly allowed_project_phases: number[] | null
}): ProductRights | null {
  const { basic, company_enabled: companyEnabled, allowed_project_phases: allowedProjectPhases } = row
  const isWhole = basic !== null && companyEnabled !== null && allowedProjectPhases !== null
  return isWhole ? { basic, companyEnabled, allowedProjectPhases } : null
}
