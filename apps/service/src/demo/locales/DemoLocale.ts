import type { CountryCode } from '../../reference/countries'
import type { RoleCode } from '../../reference/roles'
import type { Work } from './kinds'

/** A town in which demo items lie. */
export interface DemoPlace {
  /** The code of its municipality in the geography tree. */
  readonly code: string
  readonly municipality: string
  readonly region: string
  readonly postalCode: string
  readonly city: string
}

/** The sentences of the demo data in one language; what stands in braces is filled in. */
export interface DemoSentences {
  /** The names of items by the work that is done: {fresh}, {proper}, {city}, {street}. */
  readonly titles: Readonly<Record<Work, readonly string[]>>
  /** Beginnings of descriptions by work: {fresh}, {proper}, {city}, {municipality}. */
  readonly openings: Readonly<Record<Work, readonly string[]>>
  /** What is said of sizes: {size}, {floors}, {units}, {metres}. */
  readonly sizes: Readonly<Record<'building' | 'ground' | 'metres' | 'units', readonly string[]>>
  /** What may be said of every work, and of buildings alone. */
  readonly details: readonly string[]
  readonly buildingDetails: readonly string[]
  /** How the work is organised, before and after that is decided. */
  readonly planned: readonly string[]
  readonly decided: readonly string[]
  /** Says that nothing of this is real. */
  readonly synthetic: string
  readonly summaries: readonly string[]
  readonly tenderTexts: readonly string[]
  /** Updates of projects and procurements with the section of the page that they are about. */
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

/** Everything that the demo data of one country is made from. */
export interface DemoLocale {
  readonly country: CountryCode
  readonly language: 'da' | 'sv' | 'nb'
  readonly currency: string
  /** What a million Danish kroner is about worth, in millions of the own currency. */
  readonly rate: number
  readonly callingCode: string
  readonly places: readonly DemoPlace[]
  /** Names of woods, hills and farms, from which schools and streets are named. */
  readonly roots: readonly string[]
  readonly streetEndings: readonly string[]
  readonly firstNames: readonly string[]
  readonly lastNames: readonly string[]
  readonly positions: readonly string[]
  /** What a municipality is called: {place}. */
  readonly municipality: string
  /** The names of companies by what they do: {last}, {other}, {root}, {city}. */
  readonly firms: Readonly<Record<string, readonly string[]>>
  /** The parts that are tendered on their own, with the role of their winner. */
  readonly packages: readonly (readonly [name: string, role: RoleCode])[]
  /** What a part of a large project is called: {number}. */
  readonly stage: string
  /** Where notices are published. */
  readonly portals: readonly (readonly [name: string, domain: string])[]
  /** Newspapers that write about projects. */
  readonly hosts: readonly (readonly [name: string, domain: string])[]
  readonly sentences: DemoSentences
}
