export { UserPicker } from '../src/fields/UserPicker/UserPicker'
export type { PickedPerson, UserPickerProps } from '../src/fields/UserPicker/UserPicker'
