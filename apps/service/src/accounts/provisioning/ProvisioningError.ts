/** Why a wish cannot be met: it makes no sense, names what does not exist, or somebody was there before. */
export type Refusal = 'badRequest' | 'notFound' | 'conflict'

/** The error of an administrator's wish that cannot be met. Its message says why, and nothing was changed. */
export class ProvisioningError extends Error {
  /** @param field the property of the wish that is in the way, if it is one */
  constructor(
    message: string,
    readonly kind: Refusal = 'badRequest',
    readonly field: string | null = null,
  ) {
    super(message)
  }
}
