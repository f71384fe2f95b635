import { unstorableTexts } from '../database/unstorableTexts'
import type { OcdsRelease } from './OcdsRelease'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isText = (value: unknown): boolean => typeof value === 'string' && value !== ''
const isTime = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value))
const isAbsent = (value: unknown): boolean => value === undefined || value === null
const isListOf =
  (isPart: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.every(isPart)

/** What each part must be for the mapping to rely on; parts of no use to it are not judged. */
const rules: readonly [name: string, isRight: (value: unknown) => boolean, expected: string][] = [
  ['ocid', isText, 'a text'],
  ['id', isText, 'a text'],
  ['date', isTime, 'a date and time'],
  ['tag', isListOf(isText), 'a list of texts'],
  ['language', (value) => isAbsent(value) || isText(value), 'a text'],
  ['buyer', (value) => isAbsent(value) || isObject(value), 'an object'],
  ['parties', (value) => isAbsent(value) || isListOf(isObject)(value), 'a list of objects'],
  [
    'tender',
    (value) => isAbsent(value) || isTender(value),
    'an object whose items and documents are lists of objects',
  ],
  [
    'awards',
    (value) => isAbsent(value) || isListOf(isAward)(value),
    'a list of objects whose suppliers are lists of objects',
  ],
  [
    'x_titles',
    (value) => isAbsent(value) || (isObject(value) && Object.values(value).every(isText)),
    'texts by language',
  ],
]

function isTender(value: unknown): boolean {
  if (!isObject(value)) return false
  return ['items', 'documents'].every((part) => isAbsent(value[part]) || isListOf(isObject)(value[part]))
}

function isAward(value: unknown): boolean {
  return isObject(value) && (isAbsent(value['suppliers']) || isListOf(isObject)(value['suppliers']))
}

/** What is wrong with a value that should be a release, or null where the import can read it. */
export function problemOfRelease(value: unknown): string | null {
  if (!isObject(value)) return 'is not an object'
  const broken = rules.find(([name, isRight]) => !isRight(value[name]))
  if (broken !== undefined) return `has no usable "${broken[0]}": it must be ${broken[2]}`
  const [place] = unstorableTexts(value)
  return place === undefined ? null : `holds a NUL or half a character at "${place}", which cannot be kept`
}

/** Whether a value is a release that the import can read. */
export function isRelease(value: unknown): value is OcdsRelease {
  return problemOfRelease(value) === null
}
