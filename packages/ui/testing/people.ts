import type { PickedPerson } from '../src/fields/UserPicker/UserPicker'

/** A user with three colleagues. All names are invented. */
export const people: readonly PickedPerson[] = [
  { id: 1, name: 'Anna Lund', isSelf: true },
  { id: 2, name: 'Jens Holm', isSelf: false },
  { id: 3, name: 'Mette Skov', isSelf: false },
  { id: 4, name: 'Søren Bæk', isSelf: false },
]
