import { renderUi } from '../../testing/renderUi'
import { MultiSelect } from '../../src/fields/MultiSelect/MultiSelect'
import { Select } from '../../src/fields/Select/Select'
import { describeListboxPattern } from './patterns/describeListboxPattern'

const options = ['Alpha', 'Beta', 'Gamma'].map((label) => ({ value: label, label }))

describeListboxPattern('Select', () =>
  renderUi(<Select label="Sample" options={options} defaultValue="Beta" />),
)
describeListboxPattern('MultiSelect', () =>
  renderUi(<MultiSelect label="Sample" options={options} defaultValue={['Beta']} />),
)
