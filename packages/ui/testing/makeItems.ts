import type { CriterionItem } from '../src/criteria/model/CriterionTreeModel'

/** A leaf is a name, and a branch is a name with its children. */
export type SampleNode = string | readonly [name: string, children: readonly SampleNode[]]

/**
 * Converts a sample tree to items of a criterion tree. The ids begin with 0, and a parent has a lower id than
 * its children.
 */
export function makeItems(nodes: readonly SampleNode[]): CriterionItem<number>[] {
  let id = 0
  const convert = (node: SampleNode): CriterionItem<number> => {
    const [label, below] = typeof node === 'string' ? [node, []] : node
    return { id: id++, label, children: below.map(convert) }
  }
  return nodes.map(convert)
}

/**
 * Creates at least `count` items for performance tests. They are trees of 111 items: a root, ten branches
 * below it, and ten leaves below each branch.
 */
export function makeManyItems(count: number): CriterionItem<number>[] {
  const branches = Math.ceil(count / 111)
  return makeItems(
    Array.from({ length: branches }, (_, branch): SampleNode => [
      `Hovedgruppe ${branch + 1}`,
      Array.from({ length: 10 }, (__, group): SampleNode => [
        `Gruppe ${branch + 1}.${group + 1}`,
        Array.from({ length: 10 }, (___, leaf) => `Emne ${branch + 1}.${group + 1}.${leaf + 1}`),
      ]),
    ]),
  )
}
