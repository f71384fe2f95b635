import type { Random } from './createRandom'
import type { DemoLocale } from './DemoLocale'

/**
 * Makes up a phone number that nobody has: it begins with zeros after the calling code.
 *
 * @source specification 1
 */
export function makePhone({ callingCode }: DemoLocale, random: Random): string {
  const pair = () => String(random.integer(0, 99)).padStart(2, '0')
  return `${callingCode} 00 ${pair()} ${pair()} ${pair()}`
}
