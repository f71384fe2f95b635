import type { Withheld } from './itemParts'

/**
 * The parts of a release (a published notice) that the import uses. Other parts are stored, but not used.
 *
 * @source Open Contracting Data Standard 1.1, release schema
 */
export interface OcdsRelease {
  readonly ocid: string
  readonly id: string
  /** RFC 3339. */
  readonly date: string
  readonly tag: readonly string[]
  /** ISO 639-1 code. */
  readonly language?: string | null
  readonly buyer?: OcdsOrganizationReference | null
  readonly parties?: readonly OcdsParty[] | null
  readonly tender?: OcdsTender | null
  readonly awards?: readonly OcdsAward[] | null
  readonly planning?: { readonly budget?: { readonly amount?: OcdsValue | null } | null } | null
  readonly contracts?:
    | readonly {
        readonly awardID?: string | null
        readonly status?: string | null
        readonly value?: OcdsValue | null
      }[]
    | null
  readonly bids?: {
    readonly details?:
      | readonly {
          readonly id?: string | null
          readonly tenderers?: readonly OcdsOrganizationReference[] | null
        }[]
      | null
  } | null
  /** The titles by language. The standard has no such property, but one publisher sends it. */
  readonly x_titles?: Readonly<Record<string, string>> | null
  /** The descriptions by language, of a notice that has them in several. */
  readonly x_descriptions?: Readonly<Record<string, string>> | null
  /** What the standard has no property for, of a notice that was read from eForms. */
  readonly x_notice?: OcdsNotice | null
}

/** A value that the buyer keeps back. */
export interface OcdsWithheld {
  readonly property: Withheld['property']
  /** `YYYY-MM-DD`: from when it may be read. None if that is never, or the day has passed without the value. */
  readonly until?: string | null
}

/** A notice from which a release was read. */
interface OcdsNotice {
  readonly stage?: string | null
  /** Whether the notice does not say when it was published or sent. Its date is the day on which it was imported. */
  readonly isUndated?: boolean | null
  /** The number in the Official Journal of the European Union, such as `127505-2024`. */
  readonly publication?: string | null
  /** The ids or publication numbers of the notices that this one replaces as a whole. */
  readonly replaces?: readonly string[] | null
  /** What has changed, in the language of the notice. */
  readonly change?: string | null
  /** The version of the form. */
  readonly sdk?: string | null
}

export interface OcdsOrganizationReference {
  readonly id?: string | null
  readonly name?: string | null
}

export interface OcdsParty extends OcdsOrganizationReference {
  readonly roles?: readonly string[] | null
  readonly identifier?: { readonly scheme?: string | null; readonly id?: string | null } | null
  readonly address?: OcdsAddress | null
}

export interface OcdsAddress {
  readonly streetAddress?: string | null
  readonly locality?: string | null
  readonly postalCode?: string | null
  readonly region?: string | null
  /** ISO 3166-1 alpha-2, from an extension of the standard. */
  readonly country?: string | null
  readonly countryName?: string | null
}

export interface OcdsPeriod {
  readonly startDate?: string | null
  readonly endDate?: string | null
  readonly durationInDays?: number | null
}

export interface OcdsValue {
  readonly amount?: number | null
  readonly currency?: string | null
}

export interface OcdsClassification {
  readonly scheme?: string | null
  readonly id?: string | null
}

interface OcdsClassified {
  readonly classification?: OcdsClassification | null
  readonly additionalClassifications?: readonly OcdsClassification[] | null
}

interface OcdsPeriods {
  readonly tenderPeriod?: OcdsPeriod | null
  /** For requests to participate, where these have a deadline of their own. The standard has no such property. */
  readonly participationPeriod?: OcdsPeriod | null
  readonly enquiryPeriod?: OcdsPeriod | null
  readonly contractPeriod?: OcdsPeriod | null
}

export interface OcdsItem extends OcdsClassified {
  readonly id?: string | null
  readonly relatedLot?: string | null
  readonly deliveryAddress?: OcdsAddress | null
  readonly deliveryAddresses?: readonly OcdsAddress[] | null
}

export interface OcdsLot extends OcdsPeriods {
  readonly id?: string | null
  readonly title?: string | null
  readonly description?: string | null
  readonly status?: string | null
  readonly value?: OcdsValue | null
}

export interface OcdsTender extends OcdsClassified, OcdsPeriods {
  readonly title?: string | null
  readonly description?: string | null
  readonly status?: string | null
  readonly mainProcurementCategory?: string | null
  readonly procurementMethod?: string | null
  readonly procurementMethodDetails?: string | null
  readonly value?: OcdsValue | null
  /** A lower bound of the value. */
  readonly minValue?: OcdsValue | null
  readonly procuringEntity?: OcdsOrganizationReference | null
  readonly documents?:
    | readonly { readonly documentType?: string | null; readonly url?: string | null }[]
    | null
  readonly items?: readonly OcdsItem[] | null
  readonly lots?: readonly OcdsLot[] | null
  readonly x_withheld?: readonly OcdsWithheld[] | null
}

export interface OcdsAward {
  readonly id?: string | null
  readonly title?: string | null
  readonly status?: string | null
  readonly date?: string | null
  readonly value?: OcdsValue | null
  readonly suppliers?: readonly OcdsOrganizationReference[] | null
  readonly relatedLots?: readonly string[] | null
  readonly x_withheld?: readonly OcdsWithheld[] | null
  readonly relatedBids?: readonly string[] | null
}
