import type { DemoLocale } from '../locales/DemoLocale'
import type { ContactPersonRecord, Random } from '@spadestik/service/filling'

/** Converts `Bjørk & Søn` to `bjork-son`. */
export function slugOf(name: string): string {
  const plain = name.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'o').normalize('NFD')
  return plain
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}

/** Makes a phone number that cannot exist, because it begins with zeros after the calling code. */
export function makePhone({ callingCode }: DemoLocale, random: Random): string {
  const pair = () => String(random.integer(0, 99)).padStart(2, '0')
  return `${callingCode} 00 ${pair()} ${pair()} ${pair()}`
}

export function makeStreet(locale: DemoLocale, random: Random): string {
  return `${random.pick(locale.roots)}${random.pick(locale.streetEndings)}`
}

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
