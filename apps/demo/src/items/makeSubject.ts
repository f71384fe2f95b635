import type { DemoPlace } from '../locales/DemoLocale'
import type { Kind, Work } from '../locales/kinds'
import { kinds } from '../locales/kinds'
import type { CompanyRecord } from '@spadestik/service/filling'
import type { DemoContext, DemoSubject } from './DemoContext'
import { fillIn } from './fillIn'
import { makeStreet } from './makePerson'
import { companyOf } from './makeRoles'
import { roundly } from './measureSubject'

/** The cost of each kind of work, relative to the cost of a new building. */
const costs: Readonly<Record<Work, number>> = {
  new: 1,
  extension: 0.5,
  renovation: 0.4,
  demolition: 0.08,
  maintenance: 0.12,
}

function municipalityOf({ companies, locale, random }: DemoContext, place: DemoPlace): CompanyRecord {
  const name = fillIn(locale.municipality, { place: place.municipality })
  const builders = companies.get('builder') ?? []
  return builders.find((company) => company.name === name) ?? random.pick(builders)
}

function nameSubject(context: DemoContext, kind: Kind, work: Work, place: DemoPlace) {
  const { locale, random, names } = context
  for (let tries = 0; ; tries += 1) {
    const street = makeStreet(locale, random)
    const { fresh, proper } = kind.names[locale.language]
    const words = {
      fresh,
      proper: fillIn(proper, { x: random.pick(locale.roots), street }),
      city: place.city,
      street,
    }
    const name = fillIn(random.pick(locale.sentences.titles[work]), words)
    if (!names.has(name) || tries === 8) {
      names.add(name)
      return { name, street }
    }
  }
}

export function makeSubject(context: DemoContext): DemoSubject {
  const { locale, random } = context
  const kind = random.pick(kinds)
  const work = random.pick(kind.works)
  const place = random.pick(locale.places)
  const { name, street } = nameSubject(context, kind, work, place)
  const isPublic = random.chance(kind.publicShare)
  const [least, most] = kind.budget
  // Squaring the random number makes small budgets more common than large ones.
  const millions = least + ((most - least) * random.integer(0, 1000) ** 2) / 1_000_000
  return {
    kind,
    work,
    place,
    street,
    address: `${street} ${random.integer(1, 140)}`,
    name,
    client: isPublic ? municipalityOf(context, place) : companyOf(context, 'developer'),
    isPublic,
    budget: random.chance(0.05) ? null : roundly(millions * costs[work] * locale.rate * 1_000_000),
  }
}
