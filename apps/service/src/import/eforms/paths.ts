import type { XmlElement } from './parseXml'

/**
 * Returns the elements at a path below an element, in their order.
 *
 * @param path names separated by slashes, such as `cac:ProcurementProject/cbc:Name`
 */
export function all(element: XmlElement, path: string): XmlElement[] {
  let found: readonly XmlElement[] = [element]
  for (const name of path.split('/'))
    found = found.flatMap(({ children }) => children.filter((child) => child.name === name))
  return [...found]
}

export const first = (element: XmlElement | undefined, path: string): XmlElement | undefined =>
  element === undefined ? undefined : all(element, path)[0]

/** Returns the first text at a path that is not empty, or null. */
export const textAt = (element: XmlElement | undefined, path: string): string | null =>
  (element === undefined ? undefined : all(element, path).find(({ text }) => text !== ''))?.text ?? null

/** Returns the texts at a path that are not empty. */
export const textsAt = (element: XmlElement, path: string): string[] =>
  all(element, path).flatMap(({ text }) => (text === '' ? [] : [text]))
