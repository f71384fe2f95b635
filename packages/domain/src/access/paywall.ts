import type { Caller } from './access'
import { hasPaidProduct } from './access'
import type { Action } from './may'
import { may } from './may'

/** What stands between a caller and an action: nothing, a login, the paywall's dialog, or the page that invites to upgrade. */
export type Barrier = 'none' | 'login' | 'paywall' | 'upgrade'

const needsUpgrade: ReadonlySet<Action> = new Set<Action>(['searchCompanies', 'readCompany', 'readContacts'])

/**
 * What a screen puts before an action that its user may not do. Company pages invite to upgrade, everything
 * else opens the paywall; whoever has no login is asked for it first.
 *
 * @source specification 6
 */
export function barrierTo(caller: Caller, action: Action): Barrier {
  if (may(caller, action)) return 'none'
  if (caller.kind !== 'user') return 'login'
  return needsUpgrade.has(action) ? 'upgrade' : 'paywall'
}

/** Whether paid details are blurred and their links replaced by a placeholder. @source specification 6, decision 19 */
export function blursPaidDetails(caller: Caller): boolean {
  return !hasPaidProduct(caller)
}
