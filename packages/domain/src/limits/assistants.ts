// How much assistants get at a time (ADR 101).

/** The maximum number of rows of a tool, and of ids that a tool takes. */
export const assistantPageSize = 50
/** The maximum length of an item as JSON. Longer texts and lists are cut. */
export const assistantItemLength = 60_000
