import type { CriterionMarks } from '../src/criteria/CriterionTree/CriterionMarks'
import type { CriterionTreeModel } from '../src/criteria/CriterionTree/CriterionTreeModel'
import { isBranch } from '../src/criteria/CriterionTree/CriterionTreeModel'
import { nextMark } from '../src/fields/Checkbox/nextMark'
import type { Mark } from '../src/graphics/MarkGlyph/MarkGlyph'

/**
 * A store of marks like the app's: a press sets a node and its descendants, and the marks of ancestors are
 * derived.
 */
export function makeMarks(tree: CriterionTreeModel, canExclude = true, first: Record<number, Mark> = {}) {
  const marks = new Map<number, Mark>()
  const listeners = new Map<number, Set<() => void>>()
  const set = (index: number, mark: Mark) => {
    if ((marks.get(index) ?? 'none') === mark) return
    marks.set(index, mark)
    for (const listener of listeners.get(index) ?? []) listener()
  }
  const get = (index: number): Mark => marks.get(index) ?? 'none'
  const derive = (index: number) => {
    const below = new Set<Mark>()
    for (let at = index + 1; at < (tree.end[index] ?? 0); at++) if (!isBranch(tree, at)) below.add(get(at))
    const [only = 'none'] = below
    set(index, below.size === 1 ? only : 'mixed')
  }
  const fill = (index: number, mark: Mark) => {
    for (let at = index; at < (tree.end[index] ?? 0); at++) set(at, mark)
    for (let up = tree.parent[index] ?? -1; up >= 0; up = tree.parent[up] ?? -1) derive(up)
  }
  for (const [index, mark] of Object.entries(first)) fill(Number(index), mark)
  const store: CriterionMarks = {
    get,
    subscribe: (index, listener) => {
      const of = listeners.get(index) ?? new Set()
      of.add(listener)
      listeners.set(index, of)
      return () => of.delete(listener)
    },
  }
  return { marks: store, press: (index: number) => fill(index, nextMark(get(index), canExclude)) }
}
