import type { DemoLocale, DemoPlace } from '../locales/DemoLocale'
import type { Kind, Work } from '../locales/kinds'
import type { Calendar, CompanyRecord, Random, RoleCode } from '@spadestik/service/filling'

export interface DemoContext {
  readonly locale: DemoLocale
  readonly random: Random
  readonly calendar: Calendar
  /** The builders are municipalities. */
  readonly companies: ReadonlyMap<RoleCode, readonly CompanyRecord[]>
  readonly names: Set<string>
}

export interface DemoSubject {
  readonly kind: Kind
  readonly work: Work
  readonly place: DemoPlace
  readonly street: string
  readonly address: string
  readonly name: string
  readonly client: CompanyRecord
  readonly isPublic: boolean
  /** In whole units of the currency. Null when unknown. */
  readonly budget: number | null
}
