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
  /** The companies by role. The builders are municipalities. */
  readonly companies: ReadonlyMap<RoleCode, readonly CompanyRecord[]>
  /** The names of items that are already used. */
  readonly names: Set<string>
}

/** The subject of an item: a building or civil works, with its location and its builder. */
export interface DemoSubject {
  readonly kind: Kind
  readonly work: Work
  readonly place: DemoPlace
  readonly street: string
  readonly address: string
  readonly name: string
  readonly client: CompanyRecord
  readonly isPublic: boolean
  /** The budget in whole units of the currency. Null when unknown. */
  readonly budget: number | null
}
