import type { ActiveFilter } from '@spadestik/ui/ActiveFilters'
import { ActiveFilters } from '@spadestik/ui/ActiveFilters'
import { Button } from '@spadestik/ui/Button'
import { from } from '@spadestik/ui/breakpoints'
import { FilterPanel } from '@spadestik/ui/FilterPanel'
import { MultiSelect } from '@spadestik/ui/MultiSelect'
import type { NumberRange } from '@spadestik/ui/RangeField'
import { RangeField } from '@spadestik/ui/RangeField'
import { SearchField } from '@spadestik/ui/SearchField'
import type { SelectOption } from '@spadestik/ui/Select'
import { useMediaQuery } from '@spadestik/ui/useMediaQuery'
import { vars } from '@spadestik/ui/vars'
import type { ReactNode } from 'react'
import { useState } from 'react'

/** The texts that users see. Translate them into the language of the app. */
const texts = {
  search: 'Search',
  phases: 'Phases',
  budget: 'Budget in million kroner',
  filters: 'Filters',
  reset: 'Reset',
}

export interface Search {
  text: string
  phases: readonly string[]
  budget: NumberRange
}

export const emptySearch: Search = { text: '', phases: [], budget: { min: null, max: null } }

export interface SearchFilterProps {
  value: Search
  onChange: (value: Search) => void
  phases: readonly SelectOption[]
  maxBudget: number
  /** The number of results, or null while it is unknown. */
  resultCount: number | null
  children: ReactNode
}

/**
 * Returns the filters that are set. The `remaining` of each filter is the search as it is after the user
 * removes the filter.
 */
function activeFilters(search: Search, phases: readonly SelectOption[]) {
  const active: (ActiveFilter & { remaining: Search })[] = search.phases.map((phase) => ({
    id: phase,
    label: phases.find(({ value }) => value === phase)?.label ?? phase,
    kind: 'included',
    remaining: { ...search, phases: search.phases.filter((each) => each !== phase) },
  }))
  const { min, max } = search.budget
  if (min === null && max === null) return active
  const label = `${texts.budget}: ${min ?? 0}–${max ?? ''}`
  return [
    ...active,
    { id: 'budget', label, kind: 'plain' as const, remaining: { ...search, budget: emptySearch.budget } },
  ]
}

/**
 * The search field, the filters and the results of a search. The results are passed as `children`. On a
 * narrow screen the filters open in a drawer.
 */
export function SearchFilter({
  value,
  onChange,
  phases,
  maxBudget,
  resultCount,
  children,
}: SearchFilterProps) {
  const [isOpen, setOpen] = useState(false)
  const isWide = useMediaQuery(from('md'))
  const [text, setText] = useState(value.text)
  const active = activeFilters(value, phases)
  const pinned = (
    <div style={{ padding: vars.space.x4, paddingBlockEnd: 0 }}>
      <ActiveFilters
        filters={active}
        onRemove={(id) => onChange(active.find((filter) => filter.id === id)?.remaining ?? value)}
        actions={
          <Button size="small" onPress={() => onChange({ ...emptySearch, text: value.text })}>
            {texts.reset}
          </Button>
        }
      />
    </div>
  )
  return (
    <div style={{ display: 'grid', gridTemplateColumns: isWide ? '300px 1fr' : '1fr', gap: vars.space.x4 }}>
      <FilterPanel isOpen={isOpen} onOpenChange={setOpen} resultCount={resultCount} pinned={pinned}>
        <div style={{ display: 'grid', gap: vars.space.x4, padding: vars.space.x4 }}>
          <MultiSelect
            label={texts.phases}
            options={phases}
            value={value.phases}
            onChange={(selected) => onChange({ ...value, phases: selected })}
          />
          <RangeField
            label={texts.budget}
            value={value.budget}
            onChange={(budget) => onChange({ ...value, budget })}
            maxValue={maxBudget}
          />
        </div>
      </FilterPanel>
      <div style={{ display: 'grid', alignContent: 'start', gap: vars.space.x4 }}>
        <SearchField
          label={texts.search}
          value={text}
          onChange={setText}
          onSubmit={(submitted) => onChange({ ...value, text: submitted })}
          onClear={() => onChange({ ...value, text: '' })}
        />
        {!isWide && <Button onPress={() => setOpen(true)}>{texts.filters}</Button>}
        {children}
      </div>
    </div>
  )
}
