import { makeItems } from '../../testing/makeItems'
import { renderUi } from '../../testing/renderUi'
import { CriterionTree } from '../../src/criteria/CriterionTree/CriterionTree'
import { describeExcludedMark } from './patterns/describeExcludedMark'
import { describeTreeviewPattern } from './patterns/describeTreeviewPattern'

function showTree(...nodes: Parameters<typeof makeItems>[0]) {
  const items = makeItems(nodes)
  return renderUi(
    <>
      <button>Before</button>
      <CriterionTree label="Sample" items={items} />
    </>,
  )
}

describeTreeviewPattern('CriterionTree', () =>
  showTree(['Alpha', ['Ant', 'Ape']], ['Beta', ['Bee']], 'Gamma'),
)
describeExcludedMark('CriterionTree', 'treeitem', () => showTree('Sample', 'Other'))
