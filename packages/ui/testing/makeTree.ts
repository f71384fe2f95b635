import type { CriterionTreeModel } from '../src/criteria/CriterionTree/CriterionTreeModel'

/** A node of a sample tree: a name, or a name with its children. */
export type SampleNode = string | readonly [name: string, children: readonly SampleNode[]]

/** Converts a nested sample to preorder. */
export function makeTree(nodes: readonly SampleNode[]): CriterionTreeModel {
  const labels: string[] = []
  const parent: number[] = []
  const end: number[] = []
  const depth: number[] = []
  const add = (node: SampleNode, above: number, level: number) => {
    const index = labels.length
    const [name, children] = typeof node === 'string' ? [node, []] : node
    labels.push(name)
    parent.push(above)
    depth.push(level)
    end.push(0)
    for (const child of children) add(child, index, level + 1)
    end[index] = labels.length
  }
  for (const node of nodes) add(node, -1, 0)
  return {
    size: labels.length,
    parent: Int32Array.from(parent),
    end: Int32Array.from(end),
    depth: Int32Array.from(depth),
    label: (index) => labels[index] ?? '',
  }
}

/** Creates a tree of the given size with ten nodes per branch, for performance tests. */
export function makeLargeTree(size: number): CriterionTreeModel {
  const branches = Math.ceil(size / 111)
  return makeTree(
    Array.from({ length: branches }, (_, branch): SampleNode => [
      `Hovedgruppe ${branch + 1}`,
      Array.from({ length: 10 }, (__, group): SampleNode => [
        `Gruppe ${branch + 1}.${group + 1}`,
        Array.from({ length: 10 }, (___, leaf) => `Emne ${branch + 1}.${group + 1}.${leaf + 1}`),
      ]),
    ]),
  )
}
