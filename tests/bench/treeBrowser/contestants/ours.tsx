import type { CriterionTreeActions } from '@spadestik/ui/CriterionTree'
import { CriterionTree } from '@spadestik/ui/CriterionTree'
import { useEffect, useRef, useState } from 'react'
import { IntlProvider } from 'react-intl'
import { branchIds, items, nodes } from '../BenchNode'
import type { Contestant, ContestantProps } from '../Contestant'

const branches = branchIds(nodes)
const closed: readonly number[] = []
const silent = () => undefined

function Tree({ isExpanded }: ContestantProps) {
  const handle = useRef<CriterionTreeActions>(null)
  const [startsExpanded] = useState(isExpanded)
  useEffect(() => {
    if (isExpanded && !startsExpanded) handle.current?.expandAll()
  }, [isExpanded, startsExpanded])
  return (
    <IntlProvider locale="en" messages={{}} onError={silent}>
      <CriterionTree
        actionsRef={handle}
        label="Category"
        items={items}
        defaultExpanded={startsExpanded ? branches : closed}
      />
    </IntlProvider>
  )
}

export const contestant: Contestant = {
  Tree,
  row: '[role=treeitem]',
  rootBox: '[role=treeitem]',
  marked: '[role=treeitem][aria-checked=true]',
  scroller: '[role=tree]',
  field: 'input[type=search]',
}
