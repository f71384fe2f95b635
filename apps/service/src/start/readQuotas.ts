import { limits } from '@spadestik/domain/limits'
import { z } from 'zod'
import type { QuotaSettings } from '../contract/quotas/quotaTable'
import { usualQuotas } from '../contract/quotas/quotaTable'

const variables = z.object({
  CALLS_PER_MINUTE: z.coerce.number().int().min(0).max(1_000_000).default(usualQuotas.callsPerMinute),
  // A company must leave connections to others.
  COMPANY_SEARCHES: z.coerce
    .number()
    .int()
    .min(1)
    .max(limits.databaseConnections - 1)
    .default(usualQuotas.companySearches),
  COMPANY_SEARCH_SECONDS: z.coerce.number().int().min(1).max(300).default(usualQuotas.companySearchSeconds),
})

/**
 * Reads how much users and companies may use.
 *
 * @returns the settings, or a sentence for every invalid variable
 */
export function readQuotas(
  environment: Readonly<Record<string, string | undefined>>,
): { readonly quotas: QuotaSettings } | { readonly faults: readonly string[] } {
  const given = Object.fromEntries(Object.entries(environment).filter(([, text]) => text !== ''))
  const { data, error } = variables.safeParse(given)
  if (data === undefined)
    return {
      faults: error.issues.map(
        ({ path, message }) => `${path.join('.')} cannot be used (${message}). Correct it, or leave it out.`,
      ),
    }
  return {
    quotas: {
      callsPerMinute: data.CALLS_PER_MINUTE,
      companySearches: data.COMPANY_SEARCHES,
      companySearchSeconds: data.COMPANY_SEARCH_SECONDS,
    },
  }
}
