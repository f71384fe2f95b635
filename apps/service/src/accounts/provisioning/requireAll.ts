import { ProvisioningError } from './ProvisioningError'

/** A check that throws a ProvisioningError when its rule is broken. */
export type Rule = () => void | Promise<void>

/**
 * Checks all rules, also after one is broken, so that an administrator can correct every fault together.
 *
 * @throws ProvisioningError with the faults of all rules. It has the kind of the first.
 */
export async function requireAll(rules: readonly Rule[]): Promise<void> {
  const refusals: ProvisioningError[] = []
  for (const rule of rules) {
    try {
      await rule()
    } catch (error) {
      if (!(error instanceof ProvisioningError)) throw error
      refusals.push(error)
    }
  }
  const [first, ...others] = refusals
  if (first === undefined) return
  if (others.length === 0) throw first
  throw new ProvisioningError(
    refusals.map(({ message }) => message).join(' '),
    first.kind,
    refusals.flatMap(({ faults }) => faults),
  )
}
