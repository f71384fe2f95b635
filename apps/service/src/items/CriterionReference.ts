/**
 * A criterion as an item names it: the code of its type and its own code within that type.
 *
 * @source specification 3
 */
export interface CriterionReference {
  readonly type: string
  readonly code: string
}
