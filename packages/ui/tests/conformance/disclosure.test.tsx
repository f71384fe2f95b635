import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import { Accordion, AccordionPart } from '../../src/layout/Accordion/Accordion'
import { Disclosure } from '../../src/layout/Disclosure/Disclosure'
import { describeDisclosurePattern } from './patterns/describeDisclosurePattern'

function Folded() {
  const [expandedIds, setExpandedIds] = useState<string[]>([])
  return (
    <Accordion
      items={[
        { id: '1', title: 'Sample', content: <p>Content</p> },
        { id: '2', title: 'Other', content: <p>Other words</p> },
      ]}
      expanded={expandedIds}
      onExpandedChange={setExpandedIds}
    />
  )
}

describeDisclosurePattern('Disclosure', 'Sample', () =>
  renderUi(
    <Disclosure title="Sample">
      <p>Content</p>
    </Disclosure>,
  ),
)
describeDisclosurePattern('Accordion', 'Sample', () => renderUi(<Folded />))
describeDisclosurePattern('AccordionPart', 'Sample', () =>
  renderUi(
    <Accordion>
      <AccordionPart id="1" title="Sample">
        <p>Content</p>
      </AccordionPart>
      <AccordionPart id="2" title="Other">
        <p>Other words</p>
      </AccordionPart>
    </Accordion>,
  ),
)
