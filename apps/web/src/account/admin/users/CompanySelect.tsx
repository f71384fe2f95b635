import { Select } from '@spadestik/ui/Select'
import { SearchField } from '@spadestik/ui/SearchField'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { useManagedCompanies } from '../../../api/administration/managed'
import { useDebouncedText } from '../../../forms/useDebouncedText'
import { messages } from '../parts/Admin.messages'

interface Company {
  readonly id: number
  readonly name: string
}

interface CompanySelectProps {
  value: Company
  onChange: (company: Company) => void
}

/** Selects a company among those that a text finds. */
export function CompanySelect({ value, onChange }: CompanySelectProps) {
  const { formatMessage } = useIntl()
  const [text, setText] = useState('')
  const found = useManagedCompanies({ text: useDebouncedText(text).trim(), page: 1 }).data?.items ?? []
  const offered: Company[] = [value, ...found.filter(({ id, ended }) => id !== value.id && ended === null)]
  return (
    <>
      <SearchField
        label={formatMessage(messages.findCompany)}
        maxLength={100}
        value={text}
        onChange={setText}
      />
      <Select
        label={formatMessage(messages.company)}
        value={String(value.id)}
        onChange={(id) => {
          const chosen = offered.find((company) => String(company.id) === id)
          if (chosen !== undefined) onChange(chosen)
        }}
        options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      />
    </>
  )
}
