import { renderUi } from '../../testing/renderUi'
import { RadioGroup } from '../../src/fields/RadioGroup/RadioGroup'
import { SegmentedControl } from '../../src/fields/SegmentedControl/SegmentedControl'
import { describeRadioPattern } from './patterns/describeRadioPattern'

const options = ['One', 'Two', 'Three'].map((label) => ({ value: label, label }))

describeRadioPattern('RadioGroup', () =>
  renderUi(<RadioGroup label="Sample" options={options} defaultValue="Two" />),
)
describeRadioPattern('SegmentedControl', () =>
  renderUi(<SegmentedControl label="Sample" segments={options} defaultValue="Two" />),
)
