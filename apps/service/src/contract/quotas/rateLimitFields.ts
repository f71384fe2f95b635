import type { Quota } from './quotaTable'

const unitOf = ({ unit }: Quota) => (unit === 'requests' ? '' : `;qu="${unit}"`)

/** Returns the field `RateLimit-Policy`: what each quota allows, and in how many seconds. */
export function policyField(quotas: readonly Quota[]): string {
  return quotas
    .map((quota) => {
      const window = 'windowSeconds' in quota ? `;w=${quota.windowSeconds}` : ''
      return `"${quota.name}";q=${quota.amount}${unitOf(quota)}${window}`
    })
    .join(', ')
}

export interface Remaining {
  readonly quota: Quota
  readonly left: number
  /** In how many seconds there will be more. Null if that is not known, or nothing is used. */
  readonly seconds: number | null
}

/** Returns the field `RateLimit`: what is left of each quota, and in how many seconds there is more. */
export function remainingField(all: readonly Remaining[]): string {
  return all
    .map(({ quota, left, seconds }) => {
      const reset = seconds === null ? '' : `;t=${seconds}`
      return `"${quota.name}";r=${Math.max(0, Math.floor(left))}${reset}`
    })
    .join(', ')
}
