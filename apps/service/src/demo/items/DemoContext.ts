import type { CompanyRecord } from '../../storage/records/CompanyRecord'
import type { RoleCode } from '../../reference/roles'
import type { Calendar } from './createCalendar'
import type { Random } from './createRandom'
import type { DemoLocale, DemoPlace } from '../locales/DemoLocale'
import type { Kind, Work } from '../locales/kinds'

/** What the items of one country are made with. */
export interface DemoContext {
  readonly locale: DemoLocale
  readonly random: Random
  readonly calendar: Calendar
  /** The companies by what they do; municipalities are the builders. */
  readonly companies: ReadonlyMap<RoleCode, readonly CompanyRecord[]>
  /** The names of items that are taken. */
  readonly names: Set<string>
}

/** What an item is about: something that is built somewhere for somebody. */
export interface DemoSubject {
  readonly kind: Kind
  readonly work: Work
  readonly place: DemoPlace
  readonly street: string
  readonly address: string
  readonly name: string
  readonly client: CompanyRecord
  readonly isPublic: boolean
  /** In whole units of the currency; null where nobody has said. */
  readonly budget: number | null
}
