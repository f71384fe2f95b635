/** Why a wish cannot be met: it makes no sense, names what does not exist, or somebody was there before. */
export type Refusal = 'badRequest' | 'notFound' | 'conflict'

/** A property of a wish that is in the way, and why. */
export interface Fault {
  readonly field: string
  readonly message: string
  /** How many things are in the way, if the rule counts them. */
  readonly count?: number
}

/** The error of an administrator's wish that cannot be met. Its message says why, and nothing was changed. */
export class ProvisioningError extends Error {
  readonly faults: readonly Fault[]

  /** @param field the property of the wish that is in the way, or all of them, if the wish has such */
  constructor(
    message: string,
    readonly kind: Refusal = 'badRequest',
    field: string | readonly Fault[] = [],
  ) {
    super(message)
    this.faults = typeof field === 'string' ? [{ field, message }] : field
  }
}
