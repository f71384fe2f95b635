/** An answer of a service on its way to whoever asked, as JSON that can be spoilt. */
export interface Answer {
  status: number
  headers: Record<string, string>
  /** Its JSON; anything may be put in its place. */
  // oxlint-disable-next-line typescript/no-explicit-any
  body: any
  /** Sent instead of the JSON. */
  text?: string
}

/** One way in which a service can be wrong. */
export interface Break {
  /** What is wrong, in words. */
  name: string
  /** The interaction that notices it. */
  interaction: string
  spoil: (answer: Answer) => void
  /** What the report must name: the part of the answer. */
  names: RegExp
}
