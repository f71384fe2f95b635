import type { Random } from './createRandom'
import type { DemoLocale } from './DemoLocale'

/**
 * Makes up the name of a street.
 *
 * @source specification 1
 */
export function makeStreet(locale: DemoLocale, random: Random): string {
  return `${random.pick(locale.roots)}${random.pick(locale.streetEndings)}`
}
