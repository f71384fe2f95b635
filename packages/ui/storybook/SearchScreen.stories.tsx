import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowDown, LayoutGrid, Rows3, SlidersHorizontal } from 'lucide-react'
import { useMemo, useState } from 'react'
import { ActiveFilters } from '../src/ActiveFilters/ActiveFilters'
import { sampleFilters } from './sampleFilters'
import { Button } from '../src/Button/Button'
import { CriterionTree } from '../src/CriterionTree/CriterionTree'
import { DateRangeField } from '../src/DateRangeField/DateRangeField'
import { Disclosure } from '../src/Disclosure/Disclosure'
import { FilterPanel } from '../src/FilterPanel/FilterPanel'
import { Footer } from '../src/Footer/Footer'
import footerMeta from '../src/Footer/Footer.stories'
import { Header } from '../src/Header/Header'
import headerMeta from '../src/Header/Header.stories'
import { Highlight } from '../src/Highlight/Highlight'
import { PageLayout } from '../src/PageLayout/PageLayout'
import { Pagination } from '../src/Pagination/Pagination'
import paginationMeta from '../src/Pagination/Pagination.stories'
import { PhaseMeter } from '../src/PhaseMeter/PhaseMeter'
import { RangeField } from '../src/RangeField/RangeField'
import { ResultCard } from '../src/ResultCard/ResultCard'
import { ResultTable } from '../src/ResultTable/ResultTable'
import { SearchField } from '../src/SearchField/SearchField'
import { SegmentedControl } from '../src/SegmentedControl/SegmentedControl'
import { Select } from '../src/Select/Select'
import { from } from '../src/styles/breakpoints'
import { useMediaQuery } from '../src/styles/useMediaQuery'
import { Badge } from '../src/Badge/Badge'
import { makeMarks } from '../testing/makeMarks'
import { makeTree } from '../testing/makeTree'
import { categories, categoryCounts, tenders } from '../testing/samples'
import * as css from './stories.css'
import { Deadline, TenderActions, tenderColumns } from './tenderColumns'
import { TenderDetails } from './TenderDetails'

const tree = makeTree(categories)
const itemTypes = [
  { value: 'project', label: 'Projekter' },
  { value: 'procurement', label: 'Udbud' },
  { value: 'company', label: 'Firmaer' },
] as const
const orders = [
  { value: 'bestMatch', label: 'Bedste match' },
  { value: 'updated', label: 'Opdateret' },
] as const

function Filters() {
  const [type, setType] = useState<(typeof itemTypes)[number]['value']>('procurement')
  const [typed, setTyped] = useState('renovering bro')
  const [range, setRange] = useState({ min: 20, max: 350 } as { min: number | null; max: number | null })
  const [dates, setDates] = useState({ from: null, to: null } as { from: string | null; to: string | null })
  const { marks, press } = useMemo(
    () => makeMarks(tree, true, { 2: 'included', 3: 'excluded', 4: 'included' }),
    [],
  )
  return (
    <>
      <div className={css.section}>
        <SegmentedControl label="Hvad der søges" segments={itemTypes} value={type} onChange={setType} />
      </div>
      <div className={css.section}>
        <ActiveFilters
          filters={sampleFilters}
          onRemove={() => undefined}
          actions={
            <>
              <Button variant="primary">Gem som agent</Button>
              <Button variant="quiet">Nulstil</Button>
            </>
          }
        />
      </div>
      <div className={css.section}>
        <SearchField
          label="Fritekst"
          value={typed}
          onChange={setTyped}
          mode="normal"
          modes={[
            { value: 'normal', label: 'Normal' },
            { value: 'zipCode', label: 'Postnummer' },
          ]}
        />
      </div>
      <Disclosure title="Kategori" summary="2 valgt · 1 udelukket" defaultExpanded>
        <CriterionTree
          label="Kategori"
          tree={tree}
          marks={marks}
          onMarkPress={press}
          counts={categoryCounts}
          defaultExpanded={[0, 1]}
        />
      </Disclosure>
      <Disclosure title="Anslået sum" summary="20–350 mio. kr." defaultExpanded>
        <RangeField
          label="Anslået sum"
          isLabelHidden
          value={range}
          onChange={setRange}
          minValue={0}
          maxValue={3000}
          unspecifiedLabel="Medtag uden angivet sum"
        />
      </Disclosure>
      <Disclosure title="Frist" summary="Alle" defaultExpanded>
        <DateRangeField label="Frist" isLabelHidden value={dates} onChange={setDates} />
      </Disclosure>
      <Disclosure title="Geografi" summary="Midtjylland">
        <p>Midtjylland</p>
      </Disclosure>
      <Disclosure title="Roller og firmaer">
        <p>Ingen valgt</p>
      </Disclosure>
    </>
  )
}

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
          <Filters />
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
          expandedId={expandedId}
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
                  · {tender.budget}
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
  args: { view: 'list' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof SearchScreen>

export default meta
type Story = StoryObj<typeof meta>

export const Rows: Story = {}
export const Cards: Story = { args: { view: 'card' } }
