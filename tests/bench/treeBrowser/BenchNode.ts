import type { CriterionItem } from '@spadestik/ui/CriterionTree'

/** A node of a measured tree. */
export interface BenchNode {
  id: number
  name: string
  children: BenchNode[]
}

/** The number of children per node on each level. The levels have 10, 90, 900 and 9,000 nodes. */
const fanOut = [10, 9, 10, 10]

function nest(level: number, next: { id: number }): BenchNode[] {
  return Array.from({ length: fanOut[level] ?? 0 }, () => {
    const id = (next.id += 1)
    const isLeaf = level === fanOut.length - 1
    // Every third leaf contains the typed letter, and no other name does.
    const name = isLeaf && id % 3 === 0 ? `Vej ${id}` : `Gruppe ${id}`
    return { id, name, children: nest(level + 1, next) }
  })
}

/** The 10,000 nodes on four levels that every tree shows. */
export const nodes: readonly BenchNode[] = nest(0, { id: 0 })

const itemsOf = (among: readonly BenchNode[]): CriterionItem<number>[] =>
  among.map(({ id, name, children }) => ({ id, label: name, children: itemsOf(children) }))

/** The nodes in the format that our tree component accepts. */
export const items: readonly CriterionItem<number>[] = itemsOf(nodes)

/**
 * Returns the nodes whose name contains the typed text, with their ancestors. For trees that do not filter by
 * themselves.
 */
export function filterNodes(among: readonly BenchNode[], typed: string): readonly BenchNode[] {
  if (typed === '') return among
  const wanted = typed.toLowerCase()
  return among.flatMap((node) => {
    const children = filterNodes(node.children, typed)
    const isHit = node.name.toLowerCase().includes(wanted)
    return isHit || children.length > 0 ? { ...node, children: [...children] } : []
  })
}

/** Returns the ids of all nodes with children. */
export function branchIds(among: readonly BenchNode[]): number[] {
  return among.flatMap((node) => (node.children.length > 0 ? [node.id, ...branchIds(node.children)] : []))
}
