import { expect } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { CommandPalette } from '../../../src/dialogs/CommandPalette/CommandPalette'
import { CodeField } from '../../../src/fields/CodeField/CodeField'
import type { CompanyChoice } from '../../../src/fields/CompanyAutocomplete/CompanyAutocomplete'
import { CompanyAutocomplete } from '../../../src/fields/CompanyAutocomplete/CompanyAutocomplete'
import { DateField } from '../../../src/fields/DateField/DateField'
import type { DateRange } from '../../../src/fields/DateRangeField/DateRangeField'
import { DateRangeField } from '../../../src/fields/DateRangeField/DateRangeField'
import { NumberField } from '../../../src/fields/NumberField/NumberField'
import { PasswordField } from '../../../src/fields/PasswordField/PasswordField'
import { PhoneField } from '../../../src/fields/PhoneField/PhoneField'
import type { NumberRange } from '../../../src/fields/RangeField/useRangeField'
import { RangeField } from '../../../src/fields/RangeField/RangeField'
import { SearchField } from '../../../src/fields/SearchField/SearchField'
import { TagField } from '../../../src/fields/TagField/TagField'
import { TextAreaField } from '../../../src/fields/TextAreaField/TextAreaField'
import { TextField } from '../../../src/fields/TextField/TextField'
import { ignore } from '../samples/Sample'
import { count, state, text, typed } from './StateSample'

const label = 'Sample'
const company = { id: 1, label: 'One' }

async function press(...keys: string[]): Promise<void> {
  await userEvent.tab()
  for (const key of keys) await userEvent.keyboard(key)
}

const types = { first: 'a', next: 'ab', shown: ['a', 'ab'], act: () => press('{End}b') } as const
const password = () => document.querySelector<HTMLInputElement>('input')?.value

export const textStates = [
  state<string>({
    name: 'CodeField.onChange',
    first: '',
    next: 'A',
    shown: ['', 'A'],
    render: ({ value, initial, onChange }) => (
      <CodeField
        {...{ label, value, onChange }}
        defaultValue={initial}
        length={4}
        growsAt={{ some: 200, much: 400 }}
      />
    ),
    act: () => press('A'),
    read: typed('textbox'),
  }),
  state<string>({
    name: 'CommandPalette.onInputChange',
    first: '',
    next: 'b',
    shown: ['', 'b'],
    render: ({ value, initial, onChange }) => (
      <CommandPalette
        isOpen
        onClose={ignore}
        sections={[]}
        inputValue={value}
        defaultInputValue={initial}
        onInputChange={onChange}
      />
    ),
    act: async () => {
      await expect.element(page.getByRole('searchbox')).toHaveFocus()
      await userEvent.keyboard('b')
    },
    read: typed('searchbox'),
  }),
  state<readonly CompanyChoice[]>({
    name: 'CompanyAutocomplete.onChange',
    first: [],
    next: [company],
    shown: [0, 1],
    render: ({ value, initial, onChange }) => (
      <CompanyAutocomplete
        {...{ label, value, onChange }}
        defaultValue={initial}
        minLength={1}
        items={[company]}
      />
    ),
    act: () => press('One', '{Enter}'),
    read: count('grid'),
  }),
  state<string | null>({
    name: 'DateField.onChange',
    first: '2026-12-01',
    next: '2026-12-02',
    shown: ['01', '02'],
    render: ({ value, initial, onChange }) => (
      <DateField {...{ label, value, onChange }} defaultValue={initial} />
    ),
    act: () => press('{ArrowUp}'),
    read: text('spinbutton'),
  }),
  state<DateRange>({
    name: 'DateRangeField.onChange',
    first: { from: '2026-12-01', to: null },
    next: { from: '2026-12-02', to: null },
    shown: ['01', '02'],
    render: ({ value, initial, onChange }) => (
      <DateRangeField {...{ label, value, onChange }} defaultValue={initial} />
    ),
    act: () => press('{ArrowUp}'),
    read: text('spinbutton'),
  }),
  state<number | null>({
    name: 'NumberField.onChange',
    first: 1,
    next: 2,
    shown: ['1', '2'],
    render: ({ value, initial, onChange }) => (
      <NumberField {...{ label, value, onChange }} defaultValue={initial} />
    ),
    act: () => press('{ArrowUp}'),
    read: typed('textbox'),
  }),
  state<string>({
    ...types,
    name: 'PasswordField.onChange',
    render: ({ value, initial, onChange }) => (
      <PasswordField {...{ label, value, onChange }} defaultValue={initial} />
    ),
    read: password,
  }),
  state<string>({
    ...types,
    name: 'PhoneField.onChange',
    render: ({ value, initial, onChange }) => (
      <PhoneField {...{ label, value, onChange }} defaultValue={initial} callingCode={45} />
    ),
    read: typed('textbox'),
  }),
  state<NumberRange>({
    name: 'RangeField.onChange',
    first: { min: 1, max: null },
    next: { min: 2, max: null },
    shown: ['1', '2'],
    render: ({ value, initial, onChange }) => (
      <RangeField {...{ label, value, onChange }} defaultValue={initial} />
    ),
    act: () => press('{ArrowUp}'),
    read: typed('textbox'),
  }),
  state<string>({
    ...types,
    name: 'SearchField.onChange',
    render: ({ value, initial, onChange }) => (
      <SearchField {...{ label, value, onChange }} defaultValue={initial} />
    ),
    read: typed('searchbox'),
  }),
  state<readonly number[]>({
    name: 'TagField.onChange',
    first: [],
    next: [1],
    shown: [0, 1],
    render: ({ value, initial, onChange }) => (
      <TagField {...{ label, value, onChange }} defaultValue={initial} options={[company]} />
    ),
    act: () => press('One', '{Enter}'),
    read: count('grid'),
  }),
  state<string>({
    ...types,
    name: 'TextAreaField.onChange',
    render: ({ value, initial, onChange }) => (
      <TextAreaField {...{ label, value, onChange }} defaultValue={initial} />
    ),
    read: typed('textbox'),
  }),
  state<string>({
    ...types,
    name: 'TextField.onChange',
    render: ({ value, initial, onChange }) => (
      <TextField {...{ label, value, onChange }} defaultValue={initial} />
    ),
    read: typed('textbox'),
  }),
] as const
