import { page, userEvent } from 'vitest/browser'
import { Checkbox } from '../../../src/fields/Checkbox/Checkbox'
import { CheckboxGroup } from '../../../src/fields/CheckboxGroup/CheckboxGroup'
import type { MailTime } from '../../../src/fields/MailTimeField/MailTimeField'
import { MailTimeField } from '../../../src/fields/MailTimeField/MailTimeField'
import { MultiSelect } from '../../../src/fields/MultiSelect/MultiSelect'
import type { QuarterRange } from '../../../src/fields/QuarterRangeField/useQuarterRange'
import { QuarterRangeField } from '../../../src/fields/QuarterRangeField/QuarterRangeField'
import type { NumberRange } from '../../../src/fields/RangeField/useRangeField'
import { RangeSlider } from '../../../src/data/RangeSlider/RangeSlider'
import { RadioGroup } from '../../../src/fields/RadioGroup/RadioGroup'
import { SegmentedControl } from '../../../src/fields/SegmentedControl/SegmentedControl'
import { Select } from '../../../src/fields/Select/Select'
import { Switch } from '../../../src/fields/Switch/Switch'
import { UserPicker } from '../../../src/fields/UserPicker/UserPicker'
import type { Mark } from '../../../src/graphics/MarkGlyph/Mark'
import { people } from '../../../testing/people'
import { checked, state, text } from './StateSample'

const label = 'Sample'
const options = ['One', 'Two'].map((name) => ({ value: name, label: name }))

const press = (key: string) => async () => {
  await userEvent.tab()
  await userEvent.keyboard(key)
}
const valueText = () => document.querySelector('[aria-haspopup="listbox"] > span')?.textContent
const quarters = { first: 'Q1 2026', last: 'Q4 2026' } as const

export const choiceStates = [
  state<boolean>({
    name: 'Checkbox.onChange',
    first: false,
    next: true,
    shown: [-1, 0],
    render: ({ value, initial, onChange }) => (
      <Checkbox isSelected={value} defaultSelected={initial} onChange={onChange}>
        Sample
      </Checkbox>
    ),
    act: press(' '),
    read: checked('checkbox'),
  }),
  state<Exclude<Mark, 'mixed'>>({
    name: 'Checkbox.onMarkChange',
    first: 'none',
    next: 'included',
    shown: [-1, 0],
    render: ({ value, initial, onChange }) => (
      <Checkbox mark={value} defaultMark={initial} onMarkChange={onChange}>
        Sample
      </Checkbox>
    ),
    act: press(' '),
    read: checked('checkbox'),
  }),
  state<readonly string[]>({
    name: 'CheckboxGroup.onChange',
    first: [],
    next: ['One'],
    shown: [-1, 0],
    render: ({ value, initial, onChange }) => (
      <CheckboxGroup {...{ label, options, value, onChange }} defaultValue={initial} />
    ),
    act: press(' '),
    read: checked('checkbox'),
  }),
  state<MailTime>({
    name: 'MailTimeField.onChange',
    first: 'daily',
    next: 'weekly',
    shown: [1, 2],
    render: ({ value, initial, onChange }) => (
      <MailTimeField value={value} defaultValue={initial} onChange={onChange} />
    ),
    act: press('{ArrowDown}'),
    read: checked('radio'),
  }),
  state<readonly string[]>({
    name: 'MultiSelect.onChange',
    first: ['One'],
    next: ['One', 'Two'],
    shown: ['One', 'One and Two'],
    render: ({ value, initial, onChange }) => (
      <MultiSelect {...{ label, options, value, onChange }} defaultValue={initial} />
    ),
    act: async () => {
      await page.getByRole('button').click()
      await page.getByRole('option', { name: 'Two' }).click()
    },
    read: valueText,
  }),
  state<QuarterRange>({
    name: 'QuarterRangeField.onChange',
    first: { from: 'Q1 2026', to: null },
    next: { from: 'Q2 2026', to: null },
    shown: ['Q1 2026', 'Q2 2026'],
    render: ({ value, initial, onChange }) => (
      <QuarterRangeField {...{ label, value, onChange }} {...quarters} defaultValue={initial} />
    ),
    act: press('{ArrowRight}'),
    read: valueText,
  }),
  state<NumberRange>({
    name: 'RangeSlider.onChange',
    first: { min: null, max: null },
    next: { min: 10, max: null },
    shown: ['No limit', '10 kr.'],
    render: ({ value, initial, onChange }) => (
      <RangeSlider {...{ label, value, onChange }} unit="kr." stops={[0, 10, 20]} defaultValue={initial} />
    ),
    act: press('{ArrowRight}'),
    read: () => document.querySelector('[type=range]')?.getAttribute('aria-valuetext'),
  }),
  state<string | null>({
    name: 'RadioGroup.onChange',
    first: 'One',
    next: 'Two',
    shown: [0, 1],
    render: ({ value, initial, onChange }) => (
      <RadioGroup {...{ label, options, value, onChange }} defaultValue={initial} />
    ),
    act: press('{ArrowDown}'),
    read: checked('radio'),
  }),
  state<string>({
    name: 'SegmentedControl.onChange',
    first: 'One',
    next: 'Two',
    shown: [0, 1],
    render: ({ value, initial, onChange }) => (
      <SegmentedControl {...{ label, value, onChange }} segments={options} defaultValue={initial} />
    ),
    act: press('{ArrowRight}'),
    read: checked('radio'),
  }),
  state<string | null>({
    name: 'Select.onChange',
    first: 'One',
    next: 'Two',
    shown: ['One', 'Two'],
    render: ({ value, initial, onChange }) => (
      <Select {...{ label, options, value, onChange }} defaultValue={initial} />
    ),
    act: press('{ArrowRight}'),
    read: valueText,
  }),
  state<boolean>({
    name: 'Switch.onChange',
    first: false,
    next: true,
    shown: [-1, 0],
    render: ({ value, initial, onChange }) => (
      <Switch isSelected={value} defaultSelected={initial} onChange={onChange}>
        Sample
      </Switch>
    ),
    act: press(' '),
    read: checked('switch'),
  }),
  state<readonly number[]>({
    name: 'UserPicker.onChange',
    first: [1],
    next: [1, 2],
    shown: ['1 of 4 chosen', '2 of 4 chosen'],
    render: ({ value, initial, onChange }) => (
      <UserPicker {...{ label, people, value, onChange }} defaultValue={initial} />
    ),
    act: () => page.getByText('Jens Holm').click(),
    read: text('status'),
  }),
] as const
