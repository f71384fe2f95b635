import { placeOf, putAt } from './atPointer'
import type { Fault } from './Fault'

/** A wrong value in a response, at a JSON Pointer. */
export type WrongValue = readonly [name: string, interaction: string, pointer: string, value: unknown]

export const faultOfValue = ([name, interaction, pointer, value]: WrongValue): Fault => ({
  name,
  interaction,
  corrupt: (response) => putAt(response, pointer, value),
  names: placeOf(pointer),
})
