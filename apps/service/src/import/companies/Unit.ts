import type { ReleaseFault } from '../release/ReleaseFault'

/** A unit of a register: a company, an authority or another organisation. */
export interface Unit {
  /** The digits of the registration number. */
  readonly number: string
  readonly name: string
  readonly address: string | null
  readonly postalCode: string | null
  readonly city: string | null
  /**
   * When the unit was deleted, went bankrupt or began to be dissolved, as `YYYY-MM-DD`. `undated` if the register
   * does not say when. Null for a unit that goes on.
   */
  readonly ended: string | null
}

export type CheckedUnit =
  | { readonly unit: Unit; readonly notes: readonly ReleaseFault[] }
  | { readonly number: string | null; readonly faults: readonly ReleaseFault[] }
