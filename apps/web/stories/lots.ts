import type { Schemas } from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'

type Lot = Schemas['Lot']

const [contractLot] = exampleResponses.getProcurement.body.lots

if (contractLot === undefined) {
  throw new Error('The contract has no example of a lot, so stories cannot show one. Add an example.')
}

const example: Lot = contractLot

const winner = (companyId: number, companyName: string) => ({ companyId, companyName })

/** Three lots: one awarded, one open, and one cancelled. */
export const fewLots: readonly Lot[] = [
  {
    ...example,
    id: 'LOT-0001',
    number: '1',
    title: 'Jordarbejde og afvanding',
    result: 'awarded',
    awardedSum: { amount: 7_850_000, currency: 'DKK' },
    winners: [winner(5120, 'Nordkyst Ingeniører A/S'), winner(5121, 'Fjord & Lund Entreprise')],
  },
  {
    ...example,
    id: 'LOT-0002',
    number: '2',
    title:
      'Betonrenovering af tre vejbroer over Skjern Å med fugtisolering, nye kantbjælker, autoværn og slidlag, samt midlertidig omlægning af trafikken',
    offers: { from: null, to: '2027-01-15', toTime: '12:00' },
    inquiry: { from: '2026-11-20', to: '2027-01-04', toTime: null },
    result: null,
    winners: [],
  },
  {
    ...example,
    id: 'LOT-0003',
    number: '3',
    title: 'Stålkonstruktioner',
    place: null,
    budget: null,
    offers: null,
    result: 'cancelled',
    winners: [],
  },
]

const titles = ['Tømrerarbejde', 'Malerarbejde', 'El-installationer', 'Vvs og ventilation', 'Tagdækning']

const towns = ['Aalborg', 'Vejle', 'Holstebro', 'Svendborg', 'Køge', 'Nykøbing Falster']

const companies = ['Nordkyst Ingeniører A/S', 'Fjord & Lund Entreprise', 'Brødrene Krog ApS']

/** Returns the lot at a place of a framework, such as crafts in several towns. */
function lotAt(index: number): Lot {
  const number = index + 1
  const result = ([null, null, 'awarded', null, 'unsuccessful'] as const)[index % 5] ?? null
  const count = number % 12
  const winners = Array.from({ length: count }, (_one, at) =>
    winner(5120 + at, companies[at] ?? `Håndværkerne nr. ${at + 1}`),
  )
  return {
    ...example,
    id: `LOT-${String(number).padStart(4, '0')}`,
    number: String(number),
    title: `${titles[index % titles.length]} på kommunens bygninger, ${towns[index % towns.length]}`,
    place: towns[index % towns.length] ?? null,
    budget: index % 7 === 3 ? null : 450_000 * (1 + ((index * 37) % 60)),
    result,
    winners: result === 'awarded' ? winners : [],
  }
}

/** As many lots as a large framework has. */
export const manyLots: readonly Lot[] = Array.from({ length: 300 }, (_one, index) => lotAt(index))

/** Returns a lot as the service sends it to users without a paid subscription. */
export const withoutPaidDetails = (lot: Lot): Lot => ({
  ...lot,
  participation: null,
  offers: null,
  inquiry: null,
  awardedSum: null,
  winners: null,
})
