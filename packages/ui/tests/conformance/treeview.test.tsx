import { makeMarks } from '../../testing/makeMarks'
import { makeTree } from '../../testing/makeTree'
import { renderUi } from '../../testing/renderUi'
import { CriterionTree } from '../../src/criteria/CriterionTree/CriterionTree'
import { describeExcludedMark } from './patterns/describeExcludedMark'
import { describeTreeviewPattern } from './patterns/describeTreeviewPattern'

function showTree(...nodes: Parameters<typeof makeTree>[0]) {
  const tree = makeTree(nodes)
  const { marks, press } = makeMarks(tree)
  return renderUi(
    <>
      <button>Before</button>
      <CriterionTree label="Sample" tree={tree} marks={marks} onMark={press} />
    </>,
  )
}

describeTreeviewPattern('CriterionTree', () =>
  showTree(['Alpha', ['Ant', 'Ape']], ['Beta', ['Bee']], 'Gamma'),
)
describeExcludedMark('CriterionTree', 'treeitem', () => showTree('Sample', 'Other'))
