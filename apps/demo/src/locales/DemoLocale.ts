import type { CountryCode, RoleCode } from '@spadestik/service/filling'
import type { Work } from './kinds'

export interface DemoPlace {
  /** The code of the municipality in the geography tree. */
  readonly code: string
  readonly municipality: string
  readonly region: string
  readonly postalCode: string
  readonly city: string
}

export interface DemoSentences {
  /**
   * Patterns for the names of items, by kind of work. Placeholders: {fresh} and {proper} (the name of a new
   * or of an existing building), {city}, {street}.
   */
  readonly titles: Readonly<Record<Work, readonly string[]>>
  /**
   * The first sentences of descriptions by kind of work. Placeholders: {fresh}, {proper}, {city},
   * {municipality}.
   */
  readonly openings: Readonly<Record<Work, readonly string[]>>
  /** Sentences about sizes. Placeholders: {size}, {floors}, {units}, {metres}. */
  readonly sizes: Readonly<Record<'building' | 'ground' | 'metres' | 'units', readonly string[]>>
  readonly details: readonly string[]
  readonly buildingDetails: readonly string[]
  readonly planned: readonly string[]
  readonly decided: readonly string[]
  readonly synthetic: string
  readonly summaries: readonly string[]
  readonly tenderTexts: readonly string[]
  /** The texts of updates, each with the section of the page that it is about. */
  readonly updates: readonly (readonly [section: string, text: string])[]
  readonly corrections: readonly string[]
  readonly results: readonly string[]
  readonly cancellations: readonly string[]
  readonly articles: readonly string[]
  readonly roleNotes: readonly string[]
  readonly windowNotes: readonly string[]
  readonly noContact: string
  readonly committees: readonly string[]
  readonly council: { readonly number: string; readonly positions: readonly string[] }
  readonly companies: readonly string[]
  readonly documents: Readonly<Record<'plan' | 'notice' | 'schedule' | 'site', string>>
  readonly images: readonly string[]
}

export interface DemoLocale {
  readonly country: CountryCode
  readonly language: 'da' | 'sv' | 'nb'
  readonly currency: string
  /** The approximate price of one Danish krone in the national currency. */
  readonly rate: number
  readonly callingCode: string
  readonly places: readonly DemoPlace[]
  /** The names of woods, hills and farms, from which names of schools and streets are made. */
  readonly roots: readonly string[]
  readonly streetEndings: readonly string[]
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
  readonly positions: readonly string[]
  /** A pattern for the name of a municipality. Placeholder: {place}. */
  readonly municipality: string
  /** Patterns for the names of companies, by role. Placeholders: {last}, {other}, {root}, {city}. */
  readonly firms: Readonly<Record<string, readonly string[]>>
  readonly packages: readonly (readonly [name: string, role: RoleCode])[]
  /** A pattern for the name of one part of a large project. Placeholder: {number}. */
  readonly stage: string
  readonly portals: readonly (readonly [name: string, domain: string])[]
  readonly hosts: readonly (readonly [name: string, domain: string])[]
  readonly sentences: DemoSentences
}
