import { texts } from '@spadestik/messages/texts/en'
import '@spadestik/ui/styles.css'
import { UiProvider } from '@spadestik/ui/UiProvider'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ItemHead } from './src/blocks/ItemHead'
import { ListTable } from './src/blocks/ListTable'
import { emptySearch, SearchFilter } from './src/blocks/SearchFilter'

const phases = [
  { value: 'tender', label: 'Tender' },
  { value: 'construction', label: 'Construction' },
]
const items = [
  { id: 1, name: 'Bridge', href: '#bridge', place: 'Ribe', deadline: '2027-05-01' },
  { id: 2, name: 'School', href: '#school', place: 'Lund', deadline: '2027-04-01' },
]

/** A page with the blocks that were copied into the app from the registry. */
function Blocks() {
  const [search, setSearch] = useState(emptySearch)
  const [isStarred, setStarred] = useState(false)
  return (
    <UiProvider language="en" texts={texts}>
      <main style={{ display: 'grid', gap: 24, padding: 24 }}>
        <ItemHead
          name="Bridge"
          above={[{ label: 'Projects', href: '#' }]}
          facts={[{ id: 'place', term: 'Place', detail: 'Ribe' }]}
          isDeadlineNear
          isStarred={isStarred}
          onStar={() => setStarred(!isStarred)}
        />
        <SearchFilter value={search} onChange={setSearch} phases={phases} maxBudget={500} resultCount={2}>
          <ListTable title="My list" items={items} />
        </SearchFilter>
      </main>
    </UiProvider>
  )
}

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no root element for the blocks. Check blocks.html.')
createRoot(root).render(<Blocks />)
