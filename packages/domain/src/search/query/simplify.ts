import type { All, Any, QueryNode } from './Query'

/**
 * Joins parts of a query that must all match. Returns null if there are no parts, and returns a single part
 * unchanged.
 */
export function allOf(parts: readonly (QueryNode | null)[]): QueryNode | null {
  const flat = parts.flatMap((part) => (part === null ? [] : part.kind === 'all' ? part.parts : [part]))
  return flat.length > 1 ? { kind: 'all', parts: flat } : (flat[0] ?? null)
}

/**
 * Returns a query that matches if at least one of the parts matches. Returns null if there are no parts, and
 * returns a single part unchanged.
 */
export function anyOf(parts: readonly (QueryNode | null)[]): QueryNode | null {
  const flat = parts.flatMap((part) => (part === null ? [] : part.kind === 'any' ? part.parts : [part]))
  return flat.length > 1 ? { kind: 'any', parts: flat } : (flat[0] ?? null)
}

/**
 * Excludes everything that a part of a query matches. If the part is itself an exclusion, returns the part
 * inside it.
 */
export function notOf(part: QueryNode | null): QueryNode | null {
  if (part === null) return null
  return part.kind === 'not' ? part.part : { kind: 'not', part }
}

export function joinLike(node: All | Any, parts: readonly (QueryNode | null)[]): QueryNode | null {
  return node.kind === 'all' ? allOf(parts) : anyOf(parts)
}
