import type { Schemas } from '@spadestik/api-client/schema'
import type { RoleCode } from '../../reference/roles'

/**
 * A reference to a criterion, such as 'Aarhus'. It consists of the code of the criterion type, such as
 * `geography`, and the code of the criterion within this type.
 */
export interface CriterionReference {
  readonly type: string
  readonly code: string
}

export interface ContactPersonRecord {
  readonly name: string
  readonly position: string | null
  readonly mail: string | null
  readonly phone: string | null
}

export interface FileRecord {
  readonly name: string
  readonly code: string
  /** The extension without a dot, such as `pdf`. */
  readonly extension: string
  /** An absolute URL, or a path of this service that begins with `/files/`. */
  readonly link: string
  readonly isImage: boolean
  readonly source: string | null
}

export interface OfficeRecord {
  readonly address: string | null
  readonly postalCode: string | null
  readonly city: string | null
}

export interface AnnouncementRecord {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly type: 'update' | 'correction' | 'result' | 'cancellation'
  readonly changes: string | null
  readonly description: string | null
}

export interface ArticleRecord {
  readonly title: string
  /** RFC 3339 with an offset. */
  readonly created: string
  readonly coverImage: FileRecord | null
  readonly hostName: string
  readonly hostDomain: string
  readonly link: string
}

export interface CouncilSummaryRecord {
  readonly number: string | null
  /** `YYYY-MM-DD` */
  readonly date: string | null
  readonly link: string | null
  readonly municipality: string | null
  readonly committee: string | null
  readonly contactPerson: ContactPersonRecord | null
}

export interface PhaseDateRecord<Code extends string> {
  readonly phase: Code
  /** `YYYY-MM-DD`. Null when only the order of the phases is known. */
  readonly date: string | null
}

/** A role of a company on an item. It keeps its id as long as its position in the array stays the same. */
export interface RoleRecord {
  readonly company: string
  /** Null when the role is known only as free text, in `roleText`. */
  readonly role: RoleCode | null
  readonly roleText: string | null
  readonly isWinner: boolean
  /** `YYYY-MM-DD` */
  readonly added: string
  readonly note: string | null
  readonly contactPerson: ContactPersonRecord | null
  /** Shown when the role has no contact person. */
  readonly noContactResponse: string | null
}

export interface UpdateRecord {
  readonly text: string
  /** RFC 3339 with an offset. */
  readonly created: string
  /** A section of the page, such as `dates` or `roles`. */
  readonly scrollId: string | null
}

/**
 * A date window of a procurement, such as the period for offers. Only offers and material have a `link`. All
 * windows except material have an `address`.
 */
export interface WindowRecord {
  /** `YYYY-MM-DD` */
  readonly from: string | null
  /** `YYYY-MM-DD`, inclusive */
  readonly to: string | null
  /** `HH:MM` on the last day, in the time zone of the item. Null for the end of the day. */
  readonly toTime: string | null
  readonly address: string | null
  readonly link: string | null
  readonly note: string | null
}

/** A value that the buyer keeps back, and from when it may be read. */
export type Withheld = Readonly<Schemas['Withheld']>
