import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../src/actions/Button/Button'
import { FilterPanel } from '../src/layout/FilterPanel/FilterPanel'
import { Footer } from '../src/layout/Footer/Footer'
import footerMeta from '../src/layout/Footer/Footer.stories'
import { Header } from '../src/layout/Header/Header'
import headerMeta from '../src/layout/Header/Header.stories'
import { Highlight } from '../src/text/Highlight/Highlight'
import { PageLayout } from '../src/layout/PageLayout/PageLayout'
import { Pagination } from '../src/layout/Pagination/Pagination'
import paginationMeta from '../src/layout/Pagination/Pagination.stories'
import { PhaseMeter } from '../src/item/PhaseMeter/PhaseMeter'
import { ResultCard } from '../src/data/ResultCard/ResultCard'
import { ResultTable } from '../src/data/ResultTable/ResultTable'
import { SegmentedControl } from '../src/fields/SegmentedControl/SegmentedControl'
import { Select } from '../src/fields/Select/Select'
import { from } from '../src/styles/breakpoints'
import { useMediaQuery } from '../src/styles/useMediaQuery'
import { Badge } from '../src/feedback/Badge/Badge'
import { tenders } from '../testing/samples'
import * as css from './stories.css'
import { Deadline, TenderActions, tenderColumns } from './tenderColumns'
import { TenderDetails } from './TenderDetails'
import { SampleFilters } from './SampleFilters'
const orders = [
  { value: 'bestMatch', label: 'Bedste match' },
  { value: 'updated', label: 'Opdateret' },
] as const

function SearchScreen({ view }: { view: 'list' | 'card' }) {
  const isWide = useMediaQuery(from('md'))
  const [shown, setShown] = useState(view)
  const [isOpen, setIsOpen] = useState(false)
  const [expandedId, setExpandedId] = useState<number | string | null>(1)
  const [order, setOrder] = useState<(typeof orders)[number]['value']>('bestMatch')
  return (
    <PageLayout
      header={<Header {...headerMeta.args} />}
      footer={<Footer {...footerMeta.args} />}
      aside={
        <FilterPanel isOpen={isOpen} onOpenChange={setIsOpen} resultCount={86}>
          <SampleFilters />
        </FilterPanel>
      }
    >
      <div className={css.bar}>
        <h1 className={css.count}>86 udbud</h1>
        <span className={css.muted}>
          i agenten <strong>Broer i Jylland</strong>
        </span>
        <span className={css.spacer} />
        {!isWide && (
          <Button icon={SlidersHorizontal} onPress={() => setIsOpen(true)}>
            Filtre · 6
          </Button>
        )}
        <Select
          label="Sortér efter"
          isLabelHidden
          variant="compact"
          options={orders}
          value={order}
          onChange={setOrder}
        />
        <Button icon={ArrowDown} isDisabled={order === 'bestMatch'}>
          Faldende
        </Button>
        <SegmentedControl
          label="Visning"
          isIconOnly
          value={shown}
          onChange={setShown}
          segments={[
            { value: 'list', label: 'Liste', icon: Rows3 },
            { value: 'card', label: 'Kort', icon: LayoutGrid },
          ]}
        />
      </div>
      {shown === 'list' && isWide ? (
        <ResultTable
          label="Udbud"
          columns={tenderColumns}
          rows={tenders}
          getRowId={(row) => row.id}
          expanded={expandedId}
          onExpandedChange={setExpandedId}
          renderExpanded={(row) => <TenderDetails tender={row} />}
        />
      ) : (
        <div className={css.cards}>
          {tenders.map((tender) => (
            <ResultCard
              key={tender.id}
              headingLevel={2}
              href={`#/procurement/${tender.id}`}
              title={<Highlight text={tender.name} typed="renovering bro" />}
              meta={`${tender.buyer} · ${tender.place}`}
              badges={tender.isShared && <Badge tone="shared">Delt</Badge>}
              facts={
                <>
                  <PhaseMeter
                    name={tender.phase}
                    position={tender.position}
                    count={5}
                    namePlacement="beside"
                  />{' '}
                  <span>{tender.budget}</span>
                </>
              }
              deadline={<Deadline tender={tender} />}
              actions={<TenderActions tender={tender} />}
            />
          ))}
        </div>
      )}
      <div className={css.pages}>
        <Pagination {...paginationMeta.args} />
      </div>
    </PageLayout>
  )
}

const meta = {
  title: 'Screens/Search',
  component: SearchScreen,
  // Pass the function itself, because Storybook then gets the elements that `SearchScreen` returns and can
  // translate their texts.
  render: SearchScreen,
  args: { view: 'list' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Cards: Story = { args: { view: 'card' } }
