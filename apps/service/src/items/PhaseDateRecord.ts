/**
 * The day on which an item entered a phase.
 *
 * @source specification 3
 */
export interface PhaseDateRecord<Code extends string> {
  readonly phase: Code
  /** `YYYY-MM-DD`, or null where only the order is known. */
  readonly date: string | null
}
