import { buildCriterionTree, createCriterionMarks } from '@spadestik/domain/criteria'
import { texts } from '@spadestik/messages/texts/da'
import { Button } from '@spadestik/ui/Button'
import { nextMark } from '@spadestik/ui/Checkbox'
import { CriterionTree } from '@spadestik/ui/CriterionTree'
import { Modal } from '@spadestik/ui/Modal'
import type { QuarterRange } from '@spadestik/ui/QuarterRangeField'
import { QuarterRangeField } from '@spadestik/ui/QuarterRangeField'
import { UiProvider } from '@spadestik/ui/UiProvider'
import { useState } from 'react'

const tree = buildCriterionTree([
  {
    id: 1,
    name: 'Broer',
    children: [
      { id: 2, name: 'Vejbroer', children: [] },
      { id: 3, name: 'Gangbroer', children: [] },
    ],
  },
  { id: 4, name: 'Skoler', children: [] },
])
const marks = createCriterionMarks(tree)

/** A screen of another app, built from the packages. */
export function App() {
  const [quarters, setQuarters] = useState<QuarterRange>({ from: null, to: null })
  const [isOpen, setIsOpen] = useState(false)
  const [sent, setSent] = useState('')
  return (
    <UiProvider language="da" texts={{ ...texts, 'ui.Modal.cancel': 'Fortryd' }}>
      <CriterionTree
        label="Kategori"
        tree={tree}
        marks={marks}
        onMark={(index) => marks.set(index, nextMark(marks.get(index), true))}
        defaultExpanded={[0]}
      />
      <QuarterRangeField
        label="Byggeperiode"
        value={quarters}
        onChange={setQuarters}
        first="Q1 2027"
        last="Q4 2028"
      />
      <Button variant="primary" onPress={() => setIsOpen(true)}>
        Gem
      </Button>
      <Modal
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        data={{ name: 'Broer' }}
        title="Gem søgningen?"
        submitLabel="Ja"
        onSubmit={() => {
          setSent(JSON.stringify({ criteria: marks.summarise(), quarters }))
          setIsOpen(false)
        }}
      >
        {({ name }) => <p>Søgningen hedder {name}.</p>}
      </Modal>
      <output aria-label="Sendt">{sent}</output>
    </UiProvider>
  )
}
