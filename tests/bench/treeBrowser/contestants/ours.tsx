import { buildCriterionTree, createCriterionMarks } from '@spadestik/domain/criteria'
import { nextMark } from '@spadestik/ui/Checkbox'
import type { CriterionTreeActions } from '@spadestik/ui/CriterionTree'
import { CriterionTree, isBranch } from '@spadestik/ui/CriterionTree'
import { useEffect, useRef, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { nodes } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'

const tree = buildCriterionTree(nodes)
const branches = Array.from({ length: tree.size }, (_, index) => index).filter((index) =>
  isBranch(tree, index),
)
const closed: readonly number[] = []
const silent = () => undefined

function Tree({ isExpanded }: ContestantProps) {
  const handle = useRef<CriterionTreeActions>(null)
  const [startsExpanded] = useState(isExpanded)
  const [marks] = useState(() => createCriterionMarks(tree))
  useEffect(() => {
    if (isExpanded && !startsExpanded) handle.current?.expandAll()
  }, [isExpanded, startsExpanded])
  return (
    <IntlProvider locale="en" messages={{}} onError={silent}>
      <CriterionTree
        actionsRef={handle}
        label="Category"
        tree={tree}
        marks={marks}
        onMark={(index) => marks.set(index, nextMark(marks.get(index), true))}
        defaultExpanded={startsExpanded ? branches : closed}
      />
    </IntlProvider>
  )
}

/** Our tree, with the marks of the domain package. */
export const contestant: Contestant = {
  Tree,
  row: '[role=treeitem]',
  rootBox: '[role=treeitem]',
  marked: '[role=treeitem][aria-checked=true]',
  scroller: '[role=tree]',
  field: 'input[type=search]',
}
