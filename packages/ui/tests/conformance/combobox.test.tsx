import { useState } from 'react'
import { renderUi } from '../../testing/renderUi'
import type { CompanyChoice } from '../../src/fields/CompanyAutocomplete/CompanyAutocomplete'
import { CompanyAutocomplete } from '../../src/fields/CompanyAutocomplete/CompanyAutocomplete'
import { TagField } from '../../src/fields/TagField/TagField'
import { describeComboboxPattern } from './patterns/describeComboboxPattern'

const options = ['Alpha', 'Alpine', 'Beta'].map((label, id) => ({ id, label }))

function Tags() {
  const [ids, setIds] = useState<number[]>([])
  return (
    <>
      <button>Before</button>
      <TagField label="Sample" options={options} value={ids} onChange={setIds} />
    </>
  )
}

function Companies() {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<CompanyChoice[]>([])
  return (
    <CompanyAutocomplete
      label="Sample"
      minLength={2}
      items={options.slice(0, 2)}
      inputValue={typed}
      onInputChange={setTyped}
      value={chosen}
      onChange={setChosen}
    />
  )
}

describeComboboxPattern('TagField', () => renderUi(<Tags />))
describeComboboxPattern('CompanyAutocomplete', () => renderUi(<Companies />))
