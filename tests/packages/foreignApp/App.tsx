import { texts } from '@spadestik/messages/texts/da'
import { Button } from '@spadestik/ui/Button'
import type { CriterionSelection } from '@spadestik/ui/CriterionTree'
import { CriterionTree } from '@spadestik/ui/CriterionTree'
import { Modal } from '@spadestik/ui/Modal'
import type { QuarterRange } from '@spadestik/ui/QuarterRangeField'
import { QuarterRangeField } from '@spadestik/ui/QuarterRangeField'
import { UiProvider } from '@spadestik/ui/UiProvider'
import { useState } from 'react'

const criteria = [
  { id: 1, label: 'Broer' },
  { id: 2, label: 'Vejbroer', parentId: 1 },
  { id: 3, label: 'Gangbroer', parentId: 1 },
  { id: 4, label: 'Skoler' },
]

export function App() {
  const [selection, setSelection] = useState<CriterionSelection<number>>({ included: [], excluded: [] })
  const [quarters, setQuarters] = useState<QuarterRange>({ from: null, to: null })
  const [isOpen, setIsOpen] = useState(false)
  const [sent, setSent] = useState('')
  return (
    <UiProvider language="da" texts={{ ...texts, 'ui.Modal.cancel': 'Fortryd' }}>
      <CriterionTree
        label="Kategori"
        items={criteria}
        value={selection}
        onChange={setSelection}
        defaultExpanded={[1]}
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
          setSent(JSON.stringify({ criteria: selection, quarters }))
          setIsOpen(false)
        }}
      >
        {({ name }) => <p>Søgningen hedder {name}.</p>}
      </Modal>
      <output aria-label="Sendt">{sent}</output>
    </UiProvider>
  )
}
