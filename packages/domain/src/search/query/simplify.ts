import type { All, Any, QueryNode } from './Query'

/**
 * Joins parts of a query that must all match. Without parts, returns null. A single part is returned
 * unchanged.
 */
export function allOf(parts: readonly (QueryNode | null)[]): QueryNode | null {
  const flat = parts.flatMap((part) => (part === null ? [] : part.kind === 'all' ? part.parts : [part]))
  return flat.length > 1 ? { kind: 'all', parts: flat } : (flat[0] ?? null)
}

/**
 * Joins parts of a query of which at least one must match. Without parts, returns null. A single part is
 * returned unchanged.
 */
export function anyOf(parts: readonly (QueryNode | null)[]): QueryNode | null {
  const flat = parts.flatMap((part) => (part === null ? [] : part.kind === 'any' ? part.parts : [part]))
  return flat.length > 1 ? { kind: 'any', parts: flat } : (flat[0] ?? null)
}

/**
 * Returns a query that excludes everything that a part of a query matches. An exclusion of an exclusion is
 * simplified to the inner part.
 */
export function notOf(part: QueryNode | null): QueryNode | null {
  if (part === null) return null
  return part.kind === 'not' ? part.part : { kind: 'not', part }
}

/** Joins parts of a query as the given node joins its parts: all must match, or at least one. */
export function joinLike(node: All | Any, parts: readonly (QueryNode | null)[]): QueryNode | null {
  return node.kind === 'all' ? allOf(parts) : anyOf(parts)
}
