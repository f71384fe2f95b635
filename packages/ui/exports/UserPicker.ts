export { UserPicker } from '../src/UserPicker/UserPicker'
export type { PickedPerson, UserPickerProps } from '../src/UserPicker/UserPicker'
