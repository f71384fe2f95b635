import { useState } from 'react'
import { useControlledState } from '../../styles/useControlledState'
import type { ValueProps } from '../../styles/StateProps'
import type { ChosenMark, CriterionMarks, CriterionSelection } from '../model/criterionMarks'
import { marksFrom, selectionOf, withMark } from '../model/criterionMarks'
import type { CriterionId, CriterionTreeModel } from '../model/CriterionTreeModel'

const nothing: CriterionSelection<never> = { included: [], excluded: [] }

interface LoadedMarks {
  tree: CriterionTreeModel
  selection: CriterionSelection
  marks: CriterionMarks
}

const isSameList = (one: readonly CriterionId[], other: readonly CriterionId[]): boolean =>
  one === other || (one.length === other.length && one.every((id, index) => id === other[index]))

const isSame = (one: CriterionSelection, other: CriterionSelection): boolean =>
  isSameList(one.included, other.included) && isSameList(one.excluded, other.excluded)

/**
 * Keeps the mark of each node of a tree. The parent only sees the selection (the included and excluded ids),
 * and can control it.
 */
export function useSelection<Id extends CriterionId>(
  tree: CriterionTreeModel<Id>,
  { value, defaultValue = nothing, onChange }: ValueProps<CriterionSelection<Id>>,
) {
  const [selection, setSelection] = useControlledState(value, defaultValue, onChange)
  const load = (): LoadedMarks => ({ tree, selection, marks: marksFrom(tree, selection) })
  const [loaded, setLoaded] = useState(load)
  let { marks } = loaded
  // Calculate the marks if they do not belong to the current selection. After a press on a node they already
  // do, because `setMark` stores the marks together with the selection.
  if (loaded.tree !== tree || !isSame(loaded.selection, selection)) {
    const next = load()
    marks = next.marks
    setLoaded(next)
  }
  const setMark = (index: number, mark: ChosenMark) => {
    const nextMarks = withMark(tree, marks, index, mark)
    const next = selectionOf(tree, nextMarks)
    setLoaded({ tree, selection: next, marks: nextMarks })
    setSelection(next)
  }
  return { selection, marks, setMark }
}
