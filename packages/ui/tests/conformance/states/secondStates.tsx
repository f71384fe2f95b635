import { page, userEvent } from 'vitest/browser'
import { CompanyAutocomplete } from '../../../src/fields/CompanyAutocomplete/CompanyAutocomplete'
import { QuarterRangeField } from '../../../src/fields/QuarterRangeField/QuarterRangeField'
import { RangeField } from '../../../src/fields/RangeField/RangeField'
import { SearchField } from '../../../src/fields/SearchField/SearchField'
import { Footer } from '../../../src/layout/Footer/Footer'
import { Header } from '../../../src/layout/Header/Header'
import { checked, state, typed } from './StateSample'

const label = 'Sample'
const options = ['One', 'Two'].map((name) => ({ value: name, label: name }))
const quarters = { first: 'Q1 2026', last: 'Q4 2026' } as const

const pickNext = async () => {
  document.querySelector<HTMLElement>('[aria-haspopup="listbox"]')?.focus()
  await userEvent.keyboard('{ArrowRight}')
}
const valueText = () => document.querySelector('[aria-haspopup="listbox"] > span:not(:empty)')?.textContent

/** Samples of states that a component has besides its value. */
export const secondStates = [
  state<number>({
    name: 'Footer.onLanguageChange',
    first: 1,
    next: 2,
    shown: ['Dansk', 'English'],
    render: ({ value, initial, onChange }) => (
      <Footer
        columns={[]}
        languages={[
          { id: 1, nativeName: 'Dansk' },
          { id: 2, nativeName: 'English' },
        ]}
        languageId={value}
        defaultLanguageId={initial}
        onLanguageChange={onChange}
      />
    ),
    act: pickNext,
    read: valueText,
  }),
  state<number>({
    name: 'Header.onCountryChange',
    first: 1,
    next: 2,
    shown: ['Denmark', 'Sweden'],
    render: ({ value, initial, onChange }) => (
      <Header
        homeHref="#"
        navItems={[]}
        countries={[
          { id: 1, name: 'Denmark', flag: 'DK' },
          { id: 2, name: 'Sweden', flag: 'SE' },
        ]}
        countryId={value}
        defaultCountryId={initial}
        onCountryChange={onChange}
      />
    ),
    act: pickNext,
    read: () => document.querySelector('[aria-haspopup="listbox"] > [id]')?.textContent,
  }),
  state<boolean>({
    name: 'QuarterRangeField.onAllowsUnspecifiedChange',
    first: false,
    next: true,
    shown: [-1, 0],
    render: ({ value, initial, onChange }) => (
      <QuarterRangeField
        label={label}
        {...quarters}
        unspecifiedLabel="Unspecified"
        allowsUnspecified={value}
        defaultAllowsUnspecified={initial}
        onAllowsUnspecifiedChange={onChange}
      />
    ),
    act: () => page.getByText('Unspecified').click(),
    read: checked('checkbox'),
  }),
  state<boolean>({
    name: 'RangeField.onAllowsUnspecifiedChange',
    first: false,
    next: true,
    shown: [-1, 0],
    render: ({ value, initial, onChange }) => (
      <RangeField
        label={label}
        unspecifiedLabel="Unspecified"
        allowsUnspecified={value}
        defaultAllowsUnspecified={initial}
        onAllowsUnspecifiedChange={onChange}
      />
    ),
    act: () => page.getByText('Unspecified').click(),
    read: checked('checkbox'),
  }),
  state<string>({
    name: 'SearchField.onModeChange',
    first: 'One',
    next: 'Two',
    shown: ['One', 'Two'],
    render: ({ value, initial, onChange }) => (
      <SearchField label={label} modes={options} mode={value} defaultMode={initial} onModeChange={onChange} />
    ),
    act: pickNext,
    read: valueText,
  }),
  state<string>({
    name: 'CompanyAutocomplete.onInputChange',
    first: '',
    next: 'b',
    shown: ['', 'b'],
    render: ({ value, initial, onChange }) => (
      <CompanyAutocomplete
        label={label}
        inputValue={value}
        defaultInputValue={initial}
        onInputChange={onChange}
        minLength={2}
        items={[]}
      />
    ),
    act: async () => {
      await userEvent.tab()
      await userEvent.keyboard('b')
    },
    read: typed('combobox'),
  }),
] as const
