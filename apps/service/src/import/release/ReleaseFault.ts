export interface ReleaseFault {
  /**
   * The path of the property, such as `tender/value/currency`. Empty if the fault concerns the whole release.
   */
  readonly property: string
  readonly message: string
}

/** Adds a line to the report of an import. */
export type Note = (property: string, message: string) => void
