import type { PickedPerson } from '../src/fields/UserPicker/UserPicker'

/** A reader with three colleagues for the stories and tests; every name is invented. */
export const people: readonly PickedPerson[] = [
  { id: 1, name: 'Anna Lund', isSelf: true },
  { id: 2, name: 'Jens Holm', isSelf: false },
  { id: 3, name: 'Mette Skov', isSelf: false },
  { id: 4, name: 'Søren Bæk', isSelf: false },
]
