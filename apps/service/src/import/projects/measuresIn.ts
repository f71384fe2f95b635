import type { Measure } from '@spadestik/domain/range'
import { limitsOf } from '@spadestik/domain/range'
import type { PartReader } from '../file/PartReader'

type Counted = Exclude<Measure, 'budget'> | 'floors'

/** The units in which a measure can be given, with what one of them is in the unit of the measure. */
type Units = readonly (readonly [names: RegExp, factor: number])[]

const area: Units = [
  [/^(?:m2|m²|m\^2|sqm|sq\.? ?m|square met(?:er|re)s?|kvadratmeter|kvm|mtk)$/, 1],
  [/^(?:ha|har|hectares?|hektar)$/, 10_000],
]
const length: Units = [
  [/^(?:m|mtr|met(?:er|re)s?|lm|løbende meter)$/, 1],
  [/^(?:km|kmt|kilomet(?:er|re)s?)$/, 1000],
]
/** A number of things has no unit, or a unit that says so. */
const count: Units = [
  [/^(?:|c62|ea|h87|nmp|one|each|units?|pieces?|number|antal|antall|stk|st|floors?|storeys?|dwellings?)$/, 1],
]

/** The measures by the words in the id or title of a metric. The first one that fits counts. */
const kinds: readonly { readonly measure: Counted; readonly words: RegExp; readonly units: Units }[] = [
  {
    measure: 'buildingSize',
    words:
      /\b(?:(?:gross )?floor area|gross area|building area|(?:brutto)?etageareal|bruttoareal|bygningsareal|byggeareal|bruksareal|bruttoarea|byggnadsarea|golvarea|bta|bra)\b/,
    units: area,
  },
  {
    measure: 'groundSize',
    words:
      /\b(?:site area|ground area|land area|plot area|plot size|grundareal|tomteareal|tomtarea|markarea)\b/,
    units: area,
  },
  {
    measure: 'floors',
    words: /\b(?:floors|storeys|stories|etager|våningar|etasjer)\b/,
    units: count,
  },
  {
    measure: 'units',
    words:
      /\b(?:units|dwellings|homes|apartments|flats|boliger|lejligheder|bostäder|lägenheter|leiligheter)\b/,
    units: count,
  },
  { measure: 'metres', words: /\b(?:length|længde|längd|lengde)\b/, units: length },
]

const mostFloors = 200

const largest = (measure: Counted) => (measure === 'floors' ? mostFloors : limitsOf(measure).max)

/** Returns the observation of the latest period, the last one of several. */
function latestOf(observations: readonly PartReader[]): PartReader | null {
  let latest: { part: PartReader; day: string } | null = null
  for (const part of observations) {
    const period = part.part('period')
    const day = period?.day('endDate') ?? period?.day('startDate') ?? ''
    if (latest === null || day >= latest.day) latest = { part, day }
  }
  return latest?.part ?? null
}

const inWords = (text: string) =>
  text
    .replace(/([a-zæøå])([A-ZÆØÅ])/g, '$1 $2')
    .replace(/[_-]+/g, ' ')
    .toLowerCase()

function readMetric(metric: PartReader): readonly [Counted, number] | null {
  const [id, title] = [metric.id('id'), metric.text('title', 500)]
  const name = inWords(`${id ?? ''} ${title ?? ''}`)
  const kind = kinds.find(({ words }) => words.test(name))
  if (kind === undefined) {
    metric.note('id', `"${id ?? title ?? ''}" is no measure that is shown`)
    return null
  }
  const observation = latestOf(metric.parts('observations'))
  const amount = observation?.number('measure') ?? null
  if (observation === null || amount === null) {
    metric.note('observations', 'have no number')
    return null
  }
  const unit = observation.part('unit')
  const [unitName, unitId] = [unit?.text('name', 100) ?? null, unit?.id('id', 100) ?? null]
  const written = [unitName, unitId].filter((one) => one !== null).map((one) => one.toLowerCase())
  const fits = (names: RegExp) =>
    written.length === 0 ? names.test('') : written.some((one) => names.test(one))
  const factor = kind.units.find(([names]) => fits(names))?.[1]
  if (factor === undefined) {
    observation.note('unit', `"${written.join(' ')}" is no unit of ${kind.measure}`)
    return null
  }
  const value = amount * factor
  if (value >= 0 && value <= largest(kind.measure)) return [kind.measure, Math.round(value)]
  observation.note('measure', `${amount} was dropped: no project is so large or so small`)
  return null
}

/** Returns the measures of a project. The first metric of a measure counts. */
export function measuresIn(project: PartReader): Readonly<Partial<Record<Counted, number>>> {
  const found: Partial<Record<Counted, number>> = {}
  for (const metric of project.parts('metrics')) {
    const [measure, value] = readMetric(metric) ?? []
    if (measure === undefined || value === undefined) continue
    if (found[measure] === undefined) found[measure] = value
    else metric.note('id', `was dropped: another metric is ${measure} already`)
  }
  return found
}
