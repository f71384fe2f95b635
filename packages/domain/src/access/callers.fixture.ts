import type { Caller } from './access'

const user = (product: { basic: boolean; companyEnabled: boolean } | null): Caller => ({
  kind: 'user',
  product: product === null ? null : { ...product, allowedProjectPhases: [1, 2] },
})

/** One caller for each column of the table in the tests of access rules. (K01) */
export const callers = {
  visitor: { kind: 'visitor' },
  limited: { kind: 'limited' },
  none: user(null),
  basic: user({ basic: true, companyEnabled: false }),
  basicWithCompanies: user({ basic: true, companyEnabled: true }),
  paid: user({ basic: false, companyEnabled: true }),
  paidWithoutCompanies: user({ basic: false, companyEnabled: false }),
  impersonated: {
    kind: 'user',
    product: { basic: false, companyEnabled: true, allowedProjectPhases: [1, 2] },
    isImpersonated: true,
  },
} satisfies Record<string, Caller>
