import { useState } from 'react'
import { ActiveFilters } from '../src/criteria/ActiveFilters/ActiveFilters'
import { sampleFilters } from './sampleFilters'
import { Button } from '../src/actions/Button/Button'
import { CriterionTree } from '../src/criteria/CriterionTree/CriterionTree'
import { DateRangeField } from '../src/fields/DateRangeField/DateRangeField'
import { Disclosure } from '../src/layout/Disclosure/Disclosure'
import { RangeField } from '../src/fields/RangeField/RangeField'
import { SearchField } from '../src/fields/SearchField/SearchField'
import { SegmentedControl } from '../src/fields/SegmentedControl/SegmentedControl'
import { makeItems } from '../testing/makeItems'
import { categories, categoryCounts } from '../testing/samples'
import * as css from './stories.css'

const items = makeItems(categories)
const selection = { included: [2, 4], excluded: [3] }
const itemTypes = [
  { value: 'project', label: 'Projekter' },
  { value: 'procurement', label: 'Udbud' },
  { value: 'company', label: 'Firmaer' },
] as const

export function SampleFilters() {
  const [type, setType] = useState<(typeof itemTypes)[number]['value']>('procurement')
  const [typed, setTyped] = useState('renovering bro')
  const [range, setRange] = useState({ min: 20, max: 350 } as { min: number | null; max: number | null })
  const [dates, setDates] = useState({ from: null, to: null } as { from: string | null; to: string | null })
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
          items={items}
          defaultValue={selection}
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
