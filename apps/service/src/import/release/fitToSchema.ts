import { limits } from '@spadestik/domain/limits'
import type { Note } from './ReleaseFault'
import type { Shape } from './releaseSchema'
import { identifier, schema } from './releaseSchema'

export type Fields = Record<string, unknown>

export const isObject = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export const objectsIn = (value: unknown): Fields[] => (Array.isArray(value) ? value.filter(isObject) : [])

export const partOf = (owner: unknown, name: string): Fields | null => {
  const part = isObject(owner) ? owner[name] : undefined
  return isObject(part) ? part : null
}

/** Whether a text is a number as JSON writes it. */
export const isNumeral = (text: string): boolean => /^[+-]?\d+(?:\.\d+)?$/.test(text.trim())

const isEmpty = (value: unknown) => typeof value === 'string' && value.trim() === ''
const allows = ({ type }: Shape, wanted: string) => type === wanted || (type?.includes(wanted) ?? false)
const isFilled = (value: unknown) => isObject(value) && Object.keys(value).length > 0

function fitList(value: unknown, shape: Shape, path: string, note: Note): unknown {
  let entries = value
  if (
    isFilled(value) ||
    (typeof value === 'string' && shape.items !== undefined && allows(shape.items, 'string'))
  ) {
    entries = [value]
    note(path, 'was read as a list with one entry')
  }
  if (!Array.isArray(entries)) return entries
  const whole = entries.filter((entry) => entry !== null && !isEmpty(entry))
  if (whole.length < entries.length) note(path, `has ${entries.length - whole.length} empty entries`)
  if (whole.length > limits.importEntries)
    note(path, `was cut from ${whole.length} to ${limits.importEntries} entries`)
  return whole.slice(0, limits.importEntries).map((entry) => fit(entry, shape.items ?? {}, path, note))
}

function fitObject(value: unknown, shape: Shape, path: string, note: Note): unknown {
  const isSingle = Array.isArray(value) && value.length === 1 && isFilled(value[0])
  if (isSingle) note(path, 'is a list, and was read as its only entry')
  const object: unknown = isSingle ? value[0] : value
  if (!isObject(object)) return object
  for (const [name, part] of Object.entries(shape.properties ?? {})) {
    const given = object[name]
    if (given === undefined || given === null) continue
    if (isEmpty(given) && name !== 'ocid') delete object[name]
    else object[name] = fit(given, part, path === '' ? name : `${path}/${name}`, note)
  }
  return object
}

function fit(value: unknown, shape: Shape, path: string, note: Note): unknown {
  if (allows(shape, 'array')) return fitList(value, shape, path, note)
  if (allows(shape, 'object')) return shape.properties ? fitObject(value, shape, path, note) : value
  const isNumber = typeof value === 'string' && isNumeral(value)
  if (isNumber && (allows(shape, 'number') || allows(shape, 'integer'))) return Number(value)
  const isNamed =
    shape === identifier || path === 'id' || (allows(shape, 'string') && /Lots|Bids|roles$/.test(path))
  return typeof value === 'number' && isNamed ? String(value) : value
}

/**
 * Gives the known properties of a release (a published notice) the form of the standard, where only one
 * reading is possible: an empty text is a missing value, one object can be a list with one entry, and a
 * number can be an identifier. Changes the release.
 */
export function fitToSchema(release: Fields, note: Note): void {
  fitObject(release, schema, '', note)
}
