import { cloneElement, isValidElement } from 'react'
import type { ReactNode } from 'react'
import type { SampleLanguage } from './sampleTexts'
import { sampleTexts } from './sampleTexts'

/**
 * The objects that were already translated. The same object is returned each time, because some components
 * build an expensive model whenever they receive a new array.
 */
const translated = new Map<SampleLanguage, WeakMap<object, unknown>>()

/** Whether an object is data. Types of components, such as icons, are objects too and must stay the same. */
const isPlain = (value: object) => Object.getPrototypeOf(value) === Object.prototype && !('$$typeof' in value)

function translateElement(element: ReactNode, language: SampleLanguage): ReactNode {
  if (!isValidElement<Record<string, unknown>>(element)) return element
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
 * Returns a copy of the args of a story with the shared sample texts in a language. Other texts stay Danish,
 * and so do texts that a function returns.
 */
export function translateSample<Value>(value: Value, language: SampleLanguage): Value {
  const text = typeof value === 'string' ? sampleTexts.get(value)?.[language] : undefined
  if (text !== undefined) return text as Value
  if (typeof value !== 'object' || value === null) return value
  const known = translated.get(language) ?? new WeakMap<object, unknown>()
  translated.set(language, known)
  if (!known.has(value)) known.set(value, translateObject(value, language))
  return known.get(value) as Value
}
