import { limits } from '../limits/limits'

const lineBreaks = /\s*[\n\v\f\r\u0085\u2028\u2029]+\s*/gu

/** Returns the name of an agent (a saved search) or a list as one line, without spaces around it (V02). */
export const oneLine = (name: string): string => name.replaceAll(lineBreaks, ' ').trim()

const compared = (name: string) => oneLine(name).toLowerCase()

/**
 * Returns a name that no other agent or list has: the name with a number, such as `Bridges 2`. Returns null
 * if the name itself is free, or empty. Upper and lower case do not matter (V02).
 *
 * @param taken the names of the user's other agents or lists
 */
export function freeName(name: string, taken: readonly string[]): string | null {
  const names = new Set(taken.map(compared))
  if (oneLine(name) === '' || !names.has(compared(name))) return null
  const [, base = oneLine(name), number = '1'] = /^(.+) ([2-9]|[1-9]\d)$/u.exec(oneLine(name)) ?? []
  for (let next = Number(number) + 1; ; next += 1) {
    const end = ` ${next}`
    const start = [...base].slice(0, limits.nameMaxLength - end.length).join('')
    const proposed = `${start.trimEnd()}${end}`
    if (!names.has(compared(proposed))) return proposed
  }
}
