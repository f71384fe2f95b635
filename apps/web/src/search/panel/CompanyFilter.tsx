import { limits } from '@spadestik/domain/limits'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { lazyPart } from '../../loading/lazyPart'
import { rememberCompanyName } from '../../api/companies/companyNames'
import { useCompanySuggestions } from '../../api/companies/companySuggestions'
import { knownOr } from '../../api/cache/knownOr'
import { useProblemText } from '../../problems/useProblemText'
import { useDebouncedText } from '../../forms/useDebouncedText'
import { messages } from '../../filters/Filter.messages'
import { choiceSummary } from './choiceSummary'
import { companyLabel } from '../../filters/filterLabels'
import type { FilterProps } from './FilterSection'
import { FilterSection } from './FilterSection'

const CompanyAutocomplete = lazyPart(
  async () => (await import('@spadestik/ui/CompanyAutocomplete')).CompanyAutocomplete<number>,
)

/** Filters items by the companies that have a role on them, such as architect (S14). */
export function CompanyFilter({ value: chosen, vocabulary, onChange }: FilterProps<'companies'>) {
  const intl = useIntl()
  const label = intl.formatMessage(messages.company)
  const [typed, setTyped] = useState('')
  const stopped = useDebouncedText(typed)
  const textOf = useProblemText()
  const { data, isLoading, error } = useCompanySuggestions(stopped)
  const found = knownOr(data, [])
  return (
    <FilterSection id="companies" title={label} summary={choiceSummary(intl, chosen.length, 0)}>
      <CompanyAutocomplete
        label={label}
        isLabelHidden
        inputValue={typed}
        onInputChange={setTyped}
        minLength={limits.autocompleteMinLength}
        items={found.map(({ id, companyName, city }) => ({
          id,
          label: companyName,
          detail: city ?? undefined,
        }))}
        errorMessage={error && textOf(error)}
        isLoading={isLoading || stopped !== typed}
        value={chosen.map((id) => ({ id, label: companyLabel(intl, vocabulary.companyNames, id) }))}
        onChange={(companies) => {
          for (const { id, label: name } of companies) rememberCompanyName(id, name)
          onChange(companies.map(({ id }) => id))
        }}
      />
    </FilterSection>
  )
}
