import type { Schemas } from '@spadestik/api-client'

interface Change {
  readonly name: string
  readonly before: string
  readonly after: string
}

const wordsOf = (value: unknown): string => {
  if (value === undefined || value === null) return '–'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

/** Returns the values that an administrator has changed, as texts. */
export function changesOf({
  before,
  after,
}: Pick<Schemas['AuditEntry'], 'before' | 'after'>): readonly Change[] {
  const names = new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])
  return [...names]
    .map((name) => ({ name, before: wordsOf(before?.[name]), after: wordsOf(after?.[name]) }))
    .filter((change) => change.before !== change.after)
}
