import { texts } from '@spadestik/messages/texts/en'
import '@spadestik/ui/styles.css'
import { UiProvider } from '@spadestik/ui/UiProvider'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { ItemHead } from './src/blocks/ItemHead'
import { ListTable } from './src/blocks/ListTable'
import { SearchPage } from './src/blocks/SearchPage'
import { emptySearch, SearchFilter } from './src/blocks/SearchFilter'

const phases = [
  { value: 'tender', label: 'Tender' },
  { value: 'construction', label: 'Construction' },
]
const items = [
  { id: 1, name: 'Bridge', href: '#bridge', place: 'Ribe', deadline: '2027-05-01' },
  { id: 2, name: 'School', href: '#school', place: 'Lund', deadline: '2027-04-01' },
]

const projects = [
  { id: 1, name: 'Bridge', href: '#bridge', categoryId: 2, budget: 150, start: 'Q2 2027' },
  { id: 2, name: 'School', href: '#school', categoryId: 3, budget: 15, start: 'Q1 2028' },
] as const
const categories = [
  { id: 1, label: 'Civil works', children: [{ id: 2, label: 'Bridges' }] },
  { id: 3, label: 'Schools' },
]

function Blocks() {
  const [search, setSearch] = useState(emptySearch)
  const [isStarred, setStarred] = useState(false)
  return (
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
  )
}

const root = document.querySelector('#root')
if (root === null) throw new Error('The page has no root element for the blocks. Check blocks.html.')
createRoot(root).render(
  <UiProvider language="en" texts={texts}>
    {location.hash === '#search-page' ? (
      <SearchPage title="Projects" items={projects} categories={categories} />
    ) : (
      <Blocks />
    )}
  </UiProvider>,
)
