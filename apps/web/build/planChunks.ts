/** A script file of a build. All its modules are needed by the same parts of the app. */
export interface Chunk {
  readonly ids: readonly string[]
  /** The roots that load the chunk: screens, dialogs and other parts that the app imports dynamically. */
  readonly roots: ReadonlySet<string>
  readonly imports: Set<Chunk>
  /** The size in bytes, minified. */
  readonly size: number
}

/**
 * A function that returns the weight of a root (a screen, dialog or other part that the app imports
 * dynamically). The more often users open a root, the larger its weight.
 */
export type WeightOf = (root: string) => number

interface Merge {
  readonly gain: number
  readonly parts: readonly Chunk[]
  readonly merged: Chunk
}

/**
 * The value of loading one file less, in bytes. Each file costs a request, its name is repeated in other
 * chunks, and a small file compresses worse.
 */
const bytesPerFile = 3600

/**
 * Returns the bytes that merging two chunks saves, summed over the roots (the screens, dialogs and other
 * parts that are imported dynamically). A root that needs both chunks loads one file less, which counts as
 * `bytesPerFile`. A root that needs only one chunk also loads the other chunk in vain, which counts as a
 * loss.
 */
function gainOf(one: Chunk, other: Chunk, weightOf: WeightOf): number {
  let gain = 0
  for (const root of one.roots) gain += weightOf(root) * (other.roots.has(root) ? bytesPerFile : -other.size)
  for (const root of other.roots) if (!one.roots.has(root)) gain -= weightOf(root) * one.size
  return gain
}

/**
 * Merges two chunks. Returns null if a root (such as a screen) that loads the merged chunk would then also
 * load an imported chunk that it does not need.
 */
function merge(one: Chunk, other: Chunk): Chunk | null {
  const roots = new Set([...one.roots, ...other.roots])
  const imports = new Set([...one.imports, ...other.imports])
  imports.delete(one)
  imports.delete(other)
  for (const imported of imports) for (const root of roots) if (!imported.roots.has(root)) return null
  return { ids: [...one.ids, ...other.ids], roots, imports, size: one.size + other.size }
}

function bestMerge(gains: ReadonlyMap<Chunk, ReadonlyMap<Chunk, number>>): Merge | null {
  let best: Merge | null = null
  for (const [one, others] of gains) {
    for (const [other, gain] of others) {
      if (gain <= (best?.gain ?? 0)) continue
      const merged = merge(one, other)
      if (merged !== null) best = { gain, parts: [one, other], merged }
    }
  }
  return best
}

/**
 * Merges chunks so that each root (such as a screen or dialog) loads few files, and little code that it does
 * not need.
 *
 * The planned chunks never import each other in a circle. All chunks of a circle would have the same roots,
 * and chunks with the same roots are always merged.
 */
export function planChunks(chunks: readonly Chunk[], weightOf: WeightOf): Chunk[] {
  let planned = [...chunks]
  const gains = new Map<Chunk, Map<Chunk, number>>()
  const addGains = (one: Chunk, others: readonly Chunk[]) => {
    const found = others.map((other) => [other, gainOf(one, other, weightOf)] as const)
    gains.set(one, new Map(found.filter(([, gain]) => gain > 0)))
  }
  for (const [at, one] of planned.entries()) addGains(one, planned.slice(at + 1))
  for (let best = bestMerge(gains); best !== null; best = bestMerge(gains)) {
    const { parts, merged } = best
    for (const part of parts) gains.delete(part)
    for (const others of gains.values()) for (const part of parts) others.delete(part)
    planned = planned.filter((chunk) => !parts.includes(chunk))
    for (const { imports } of planned) {
      const before = imports.size
      for (const part of parts) imports.delete(part)
      if (imports.size < before) imports.add(merged)
    }
    addGains(merged, planned)
    planned.push(merged)
  }
  return planned
}
