import { MatchersV3 } from '@pact-foundation/pact'

const { like, integer, string, boolean, regex, atLeastLike, eachLike } = MatchersV3

/** A list of any length. */
export function anyNumberOf<Template>(template: Template) {
  return atLeastLike(template, 0, 1)
}

/** A list of one or more. */
export const oneOrMore = eachLike

/** `YYYY-MM-DD` */
export const day = regex(/^\d{4}-\d{2}-\d{2}$/, '2026-11-18')

/** RFC 3339, with offset. */
export const time = regex(
  /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?(Z|[+-]\d{2}:\d{2})$/,
  '2026-11-18T09:12:00+01:00',
)

/** ISO 4217. */
export const currency = regex(/^[A-Z]{3}$/, 'DKK')

/** What the app reads of a phase. */
export const phase = like({ id: integer(3), index: integer(2), name: string('Udbud'), icon: string('gavel') })

/** What a row of a project needs whatever the project. */
export const projectRow = {
  id: integer(48213),
  name: string('Børnehus ved Lystrup Engvej'),
  inProgress: boolean(false),
  phase,
  currency,
  lastUpdated: time,
  criteria: anyNumberOf({ typeId: integer(3), criteria: oneOrMore(oneOrMore(string('Undervisning'))) }),
  procurementCount: integer(2),
}

/** What a row of a procurement needs whatever the procurement. */
export const procurementRow = {
  id: integer(91004),
  name: string('Renovering af Skjern Åbro, etape 2'),
  inProgress: boolean(false),
  phase,
  currency,
  lastUpdated: time,
  criteria: anyNumberOf({ typeId: integer(3), criteria: oneOrMore(oneOrMore(string('Vejbroer'))) }),
}

/** What a row of a company needs whatever the company. */
export const companyRow = {
  id: integer(5120),
  companyName: string('Nordkyst Ingeniører'),
  roleCount: integer(37),
  lastUpdated: time,
}

/** What the app reads of a company's role in an item. */
export const companyRole = {
  id: integer(6001),
  companyId: integer(5120),
  companyName: string('Nordkyst Ingeniører'),
  isWinner: boolean(false),
  added: day,
}

/** What the app reads of a list. */
export const list = {
  id: integer(12),
  name: string('Skoler 2027'),
  projects: anyNumberOf(integer(48213)),
  procurements: anyNumberOf(integer(91004)),
  companies: anyNumberOf(integer(5120)),
  paUserIds: oneOrMore(integer(71)),
  mailTime: regex(/^(daily|weekly|always|never)$/, 'daily'),
  currency,
}

/** What the app reads of the user. */
export const user = {
  id: integer(71),
  name: string('Anne Lund'),
  email: string('anne.lund@fjordlund.example'),
  company: string('Fjord & Lund Arkitekter'),
  showPopups: boolean(true),
  product: like({
    name: string('Komplet'),
    basic: boolean(false),
    companyEnabled: boolean(true),
    allowedProjectPhases: oneOrMore(integer(1)),
  }),
}
