import type { All, Any, QueryNode } from './Query'

/**
 * Joins parts that must all match. Without parts it returns null, and a single part is returned unchanged.
 */
export function allOf(parts: readonly (QueryNode | null)[]): QueryNode | null {
  const flat = parts.flatMap((part) => (part === null ? [] : part.kind === 'all' ? part.parts : [part]))
  return flat.length > 1 ? { kind: 'all', parts: flat } : (flat[0] ?? null)
}

/**
 * Joins parts of which one must match. Without parts it returns null, and a single part is returned
 * unchanged.
 */
export function anyOf(parts: readonly (QueryNode | null)[]): QueryNode | null {
  const flat = parts.flatMap((part) => (part === null ? [] : part.kind === 'any' ? part.parts : [part]))
  return flat.length > 1 ? { kind: 'any', parts: flat } : (flat[0] ?? null)
}

/** Excludes what a part matches. A part that is already excluded becomes included again. */
export function notOf(part: QueryNode | null): QueryNode | null {
  if (part === null) return null
  return part.kind === 'not' ? part.part : { kind: 'not', part }
}

/** Joins the changed parts of a node in the same way as the node. */
export function joinLike(node: All | Any, parts: readonly (QueryNode | null)[]): QueryNode | null {
  return node.kind === 'all' ? allOf(parts) : anyOf(parts)
}
