import type { Schemas } from '@spadestik/api-client'
import { Checkbox } from '@spadestik/ui/Checkbox'
import { CheckboxGroup } from '@spadestik/ui/CheckboxGroup'
import { DateField } from '@spadestik/ui/DateField'
import { RadioGroup } from '@spadestik/ui/RadioGroup'
import { TextField } from '@spadestik/ui/TextField'
import { useIntl } from 'react-intl'
import { stack } from '../../parts/boxes.css'
import { messages as adminMessages } from '../parts/Admin.messages'
import { countries } from '../parts/countries'
import type { ProductField } from './productFaults'
import { longestName } from './productFaults'
import * as css from './Products.css'
import { messages } from './Products.messages'

type Terms = Schemas['ManagedProductTerms']

interface ProductFieldsProps {
  terms: Terms
  onChange: (terms: Terms) => void
  phases: readonly Schemas['ProjectPhase'][]
  /** Returns what is wrong with a field. */
  faultOf: (field: ProductField) => string | undefined
}

/** The fields of what a product is called, what it gives and when. */
export function ProductFields({ terms, onChange, phases, faultOf }: ProductFieldsProps) {
  const { formatMessage } = useIntl()
  const put = (part: Partial<Terms>) => onChange({ ...terms, ...part })
  return (
    <div className={stack}>
      <TextField
        label={formatMessage(adminMessages.name)}
        description={formatMessage(messages.nameHint)}
        isRequired
        autoComplete="off"
        maxLength={longestName}
        value={terms.name}
        onChange={(name) => put({ name })}
        errorMessage={faultOf('name')}
      />
      <CheckboxGroup
        label={formatMessage(messages.countries)}
        description={formatMessage(messages.countriesHint)}
        isRequired
        options={countries.map(({ value, label }) => ({ value, label: formatMessage(label) }))}
        value={terms.domains}
        onChange={(values) =>
          put({
            domains: values.flatMap((value) => countries.find((one) => one.value === value)?.value ?? []),
          })
        }
        errorMessage={faultOf('domains')}
      />
      <RadioGroup
        label={formatMessage(messages.gives)}
        value={terms.paid ? 'paid' : 'basic'}
        onChange={(kind) => put({ paid: kind === 'paid' })}
        options={[
          {
            value: 'paid',
            label: formatMessage(adminMessages.paid),
            description: formatMessage(messages.paidText),
          },
          {
            value: 'basic',
            label: formatMessage(adminMessages.basic),
            description: formatMessage(messages.basicText),
          },
        ]}
      />
      <Checkbox
        mark={terms.companies ? 'included' : 'none'}
        onMarkChange={(mark) => put({ companies: mark === 'included' })}
      >
        {formatMessage(messages.companiesText)}
      </Checkbox>
      <CheckboxGroup
        label={formatMessage(messages.phases)}
        description={formatMessage(messages.phasesHint)}
        options={phases.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={terms.phases.map(String)}
        onChange={(values) => put({ phases: values.map(Number).toSorted((a, b) => a - b) })}
        errorMessage={faultOf('phases')}
      />
      <div className={css.days}>
        <DateField
          label={formatMessage(messages.from)}
          description={formatMessage(messages.noFirst)}
          value={terms.from}
          onChange={(from) => put({ from })}
          errorMessage={faultOf('from')}
        />
        <DateField
          label={formatMessage(messages.to)}
          description={formatMessage(messages.noLast)}
          value={terms.to}
          onChange={(to) => put({ to })}
          errorMessage={faultOf('to')}
        />
      </div>
    </div>
  )
}
