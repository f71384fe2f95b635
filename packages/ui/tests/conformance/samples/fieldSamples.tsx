import { Checkbox } from '../../../src/fields/Checkbox/Checkbox'
import { CheckboxGroup } from '../../../src/fields/CheckboxGroup/CheckboxGroup'
import { CodeField } from '../../../src/fields/CodeField/CodeField'
import { CopyField } from '../../../src/saved/CopyField/CopyField'
import { CompanyAutocomplete } from '../../../src/fields/CompanyAutocomplete/CompanyAutocomplete'
import { DateField } from '../../../src/fields/DateField/DateField'
import { DateRangeField } from '../../../src/fields/DateRangeField/DateRangeField'
import { Form } from '../../../src/fields/Form/Form'
import { MailTimeField } from '../../../src/fields/MailTimeField/MailTimeField'
import { MultiSelect } from '../../../src/fields/MultiSelect/MultiSelect'
import { NumberField } from '../../../src/fields/NumberField/NumberField'
import { PasswordField } from '../../../src/fields/PasswordField/PasswordField'
import { PhoneField } from '../../../src/fields/PhoneField/PhoneField'
import { QuarterRangeField } from '../../../src/fields/QuarterRangeField/QuarterRangeField'
import { RadioGroup } from '../../../src/fields/RadioGroup/RadioGroup'
import { RangeField } from '../../../src/fields/RangeField/RangeField'
import { SearchField } from '../../../src/fields/SearchField/SearchField'
import { SegmentedControl } from '../../../src/fields/SegmentedControl/SegmentedControl'
import { Select } from '../../../src/fields/Select/Select'
import { Switch } from '../../../src/fields/Switch/Switch'
import { TagField } from '../../../src/fields/TagField/TagField'
import { TextAreaField } from '../../../src/fields/TextAreaField/TextAreaField'
import { TextField } from '../../../src/fields/TextField/TextField'
import { UserPicker } from '../../../src/fields/UserPicker/UserPicker'
import { people } from '../../../testing/people'
import type { Samples } from './Sample'
import { ignore } from './Sample'

const label = 'Sample'
const options = ['One', 'Two'].map((name) => ({ value: name, label: name }))

export const fieldSamples: Samples = {
  Checkbox: (root) => <Checkbox {...root}>Sample</Checkbox>,
  CheckboxGroup: (root) => <CheckboxGroup {...root} {...{ label, options }} />,
  CodeField: (root) => <CodeField {...root} label={label} length={4} growsAt={{ some: 200, much: 400 }} />,
  CopyField: (root) => (
    <CopyField {...root} label={label} value="spadestik" onCopy={() => Promise.resolve()} />
  ),
  CompanyAutocomplete: (root) => <CompanyAutocomplete {...root} label={label} items={[]} minLength={2} />,
  DateField: (root) => <DateField {...root} label={label} />,
  DateRangeField: (root) => <DateRangeField {...root} label={label} />,
  Form: (root) => (
    <Form {...root} onSubmit={ignore}>
      <TextField label={label} />
    </Form>
  ),
  MailTimeField: (root) => <MailTimeField {...root} />,
  MultiSelect: (root) => <MultiSelect {...root} {...{ label, options }} />,
  NumberField: (root) => <NumberField {...root} label={label} />,
  PasswordField: (root) => <PasswordField {...root} label={label} />,
  PhoneField: (root) => <PhoneField {...root} label={label} callingCode={45} />,
  QuarterRangeField: (root) => <QuarterRangeField {...root} label={label} first="Q1 2026" last="Q4 2027" />,
  RadioGroup: (root) => <RadioGroup {...root} {...{ label, options }} />,
  RangeField: (root) => <RangeField {...root} label={label} />,
  SearchField: (root) => <SearchField {...root} label={label} />,
  SegmentedControl: (root) => <SegmentedControl {...root} label={label} segments={options} />,
  Select: (root) => <Select {...root} {...{ label, options }} />,
  Switch: (root) => <Switch {...root}>Sample</Switch>,
  TagField: (root) => <TagField {...root} label={label} options={[{ id: 1, label: 'One' }]} />,
  TextAreaField: (root) => <TextAreaField {...root} label={label} />,
  TextField: (root) => <TextField {...root} label={label} />,
  UserPicker: (root) => <UserPicker {...root} label={label} people={people} />,
}
