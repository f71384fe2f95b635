import type { ContactPersonRecord } from '../items/ContactPersonRecord'
import type { Random } from './createRandom'
import type { DemoLocale } from './DemoLocale'
import { makePhone } from './makePhone'
import { slugOf } from './slugOf'

/**
 * Makes up a person to ask at a company.
 *
 * @param domain of the company's mail
 * @source specification 1
 */
export function makePerson(locale: DemoLocale, random: Random, domain: string): ContactPersonRecord {
  const first = random.pick(locale.firstNames)
  const last = random.pick(locale.lastNames)
  return {
    name: `${first} ${last}`,
    position: random.pick(locale.positions),
    mail: `${slugOf(first)}.${slugOf(last)}@${domain}`,
    phone: makePhone(locale, random),
  }
}
