import { cloneElement, isValidElement } from 'react'
import type { ReactElement, ReactNode } from 'react'
import type { SampleLanguage } from './sampleTexts'
import { sampleTexts } from './sampleTexts'

/**
 * The translated copy of each object in each language. The same object must always have the same copy,
 * because some components build an expensive model for each new array.
 */
const translated = new Map<SampleLanguage, WeakMap<object, unknown>>()

/**
 * Whether an object is plain data, so that it can be copied. Refs and component types, such as icons, are not
 * plain data.
 */
const isPlain = (value: object) =>
  Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value) && !isRef(value)

/**
 * Whether an object is a React ref. It must not be copied, because React would set the element only on the
 * original.
 */
const isRef = (value: object) => Object.keys(value).join() === 'current'

/** Translates a text. Keeps the spaces around it, because JSX text beside an element can need them. */
function translateText(text: string, language: SampleLanguage): string {
  const trimmed = text.trim()
  return text.replace(trimmed, () => sampleTexts.get(trimmed)?.[language] ?? trimmed)
}

/**
 * Whether an element is one that Storybook made from the function of a story. The props of such an element
 * are the context of the story.
 */
export const isStoryElement = (element: ReactElement): boolean =>
  typeof element.type === 'function' &&
  typeof element.props === 'object' &&
  'globals' in (element.props ?? {})

function translateElement(element: ReactNode, language: SampleLanguage): ReactNode {
  // Do not copy the element of a story. Its props are the context of the story, which contains itself.
  if (!isValidElement<Record<string, unknown>>(element) || isStoryElement(element)) return element
  return cloneElement(element, translateSample(element.props, language))
}

function translateObject(value: object, language: SampleLanguage): unknown {
  if (isValidElement(value)) return translateElement(value, language)
  if (Array.isArray(value)) return value.map((each: unknown) => translateSample(each, language))
  if (!isPlain(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, translateSample(each, language)]),
  )
}

/**
 * Returns a copy of a story's args or elements, with the sample texts translated from Danish. Names are not
 * translated, and texts that a function returns are not translated either.
 */
export function translateSample<Value>(value: Value, language: SampleLanguage): Value {
  if (typeof value === 'string') return translateText(value, language) as Value & string
  if (typeof value !== 'object' || value === null) return value
  const known = translated.get(language) ?? new WeakMap<object, unknown>()
  translated.set(language, known)
  if (!known.has(value)) known.set(value, translateObject(value, language))
  return known.get(value) as Value
}
