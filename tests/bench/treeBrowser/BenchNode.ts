import type { CriterionItem } from '@spadestik/ui/CriterionTree'

export interface BenchNode {
  id: number
  name: string
  children: BenchNode[]
}

/** A CPV code with its parent and its English name. CPV codes classify procurements. */
export interface BenchName {
  code: string
  parent: string | null
  en: string
}

/**
 * Builds nodes level by level. The first number in `fanOut` is the number of roots. Each further number is
 * the number of children per node on the next level.
 */
function nest(fanOut: readonly number[], level = 0, next = { id: 0 }): BenchNode[] {
  return Array.from({ length: fanOut[level] ?? 0 }, () => {
    const id = (next.id += 1)
    const isLeaf = level === fanOut.length - 1
    // Only a third of the leaves have a name with the letter "v", which the benchmark types into the search
    // field.
    const name = isLeaf && id % 3 === 0 ? `Vej ${id}` : `Gruppe ${id}`
    return { id, name, children: nest(fanOut, level + 1, next) }
  })
}

function nestNames(names: readonly BenchName[]): BenchNode[] {
  const roots: BenchNode[] = []
  const byCode = new Map<string, BenchNode>()
  for (const [index, { code, en }] of names.entries())
    byCode.set(code, { id: index + 1, name: en, children: [] })
  for (const { code, parent } of names) {
    const node = byCode.get(code)
    const siblings = byCode.get(parent ?? '')?.children ?? roots
    if (node) siblings.push(node)
  }
  return roots
}

const fanOuts = { '10000': [10, 9, 10, 10], '100000': [10, 10, 100, 10] }

/**
 * The approximate number of nodes, or the CPV codes to show as nodes. `run.ts` sets `benchNodes` before the
 * page loads.
 */
const chosen =
  (globalThis as { benchNodes?: keyof typeof fanOuts | readonly BenchName[] }).benchNodes ?? '10000'

export const nodes: readonly BenchNode[] =
  typeof chosen === 'string' ? nest(fanOuts[chosen]) : nestNames(chosen)

const itemsOf = (among: readonly BenchNode[]): CriterionItem<number>[] =>
  among.map(({ id, name, children }) => ({ id, label: name, children: itemsOf(children) }))

export const items: readonly CriterionItem<number>[] = itemsOf(nodes)

export function filterNodes(among: readonly BenchNode[], typed: string): readonly BenchNode[] {
  if (typed === '') return among
  const wanted = typed.toLowerCase()
  return among.flatMap((node) => {
    const children = filterNodes(node.children, typed)
    const isHit = node.name.toLowerCase().includes(wanted)
    return isHit || children.length > 0 ? { ...node, children: [...children] } : []
  })
}

export function branchIds(among: readonly BenchNode[]): number[] {
  return among.flatMap((node) => (node.children.length > 0 ? [node.id, ...branchIds(node.children)] : []))
}
