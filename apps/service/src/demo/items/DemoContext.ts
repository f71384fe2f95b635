import type { DemoLocale, DemoPlace } from '../locales/DemoLocale'
import type { Kind, Work } from '../locales/kinds'
import type { RoleCode } from '../../reference/roles'
import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { Calendar } from './createCalendar'
import type { Random } from './createRandom'

/** The data from which the items of one country are generated. */
export interface DemoContext {
  readonly locale: DemoLocale
  readonly random: Random
  readonly calendar: Calendar
  /** The companies by role; municipalities are the builders. */
  readonly companies: ReadonlyMap<RoleCode, readonly CompanyRecord[]>
  /** The names of items in use. */
  readonly names: Set<string>
}

/** The subject of an item: a building or works with a location and a builder. */
export interface DemoSubject {
  readonly kind: Kind
  readonly work: Work
  readonly place: DemoPlace
  readonly street: string
  readonly address: string
  readonly name: string
  readonly client: CompanyRecord
  readonly isPublic: boolean
  /** In whole units of the currency; null when unknown. */
  readonly budget: number | null
}
