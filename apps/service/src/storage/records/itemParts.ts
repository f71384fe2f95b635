import type { RoleCode } from '../../reference/roles'

/**
 * Identifies a criterion, such as 'Aarhus', by the code of its type, such as `geography`, and its own code
 * within the type.
 */
export interface CriterionReference {
  readonly type: string
  readonly code: string
}

/** A contact person of a role, a council summary or a company. */
export interface ContactPersonRecord {
  readonly name: string
  readonly position: string | null
  readonly mail: string | null
  readonly phone: string | null
}

/** A file of an item: an image, a document or a logo. */
export interface FileRecord {
  readonly name: string
  readonly code: string
  /** The extension without a dot, such as `pdf`. */
  readonly extension: string
  /** An absolute URL, or a path of this service that begins with `/files/`. */
  readonly link: string
  readonly isImage: boolean
  /** The author or publisher of the file. */
  readonly source: string | null
}

/** A notice that changes or ends a procurement. */
export interface AnnouncementRecord {
  /** `YYYY-MM-DD` */
  readonly date: string
  readonly type: 'update' | 'correction' | 'result' | 'cancellation'
  readonly changes: string | null
  readonly description: string | null
}

/** A press article about a project. */
export interface ArticleRecord {
  readonly title: string
  /** The time of creation, RFC 3339 with an offset. */
  readonly created: string
  readonly coverImage: FileRecord | null
  readonly hostName: string
  /** The domain of the article, such as `example.dk`. */
  readonly hostDomain: string
  readonly link: string
}

/** What is known of a council's decision about a project. */
export interface CouncilSummaryRecord {
  readonly number: string | null
  /** `YYYY-MM-DD` */
  readonly date: string | null
  readonly link: string | null
  readonly municipality: string | null
  readonly committee: string | null
  readonly contactPerson: ContactPersonRecord | null
}

/** The day on which an item entered a phase. */
export interface PhaseDateRecord<Code extends string> {
  readonly phase: Code
  /** `YYYY-MM-DD`. Null when only the order of the phases is known. */
  readonly date: string | null
}

/**
 * The role of a company on a project or procurement. It keeps its id as long as its position in the array
 * stays the same.
 */
export interface RoleRecord {
  /** The key of the company, which must be written first. */
  readonly company: string
  /** Null when the role is known only as free text, in `roleText`. */
  readonly role: RoleCode | null
  readonly roleText: string | null
  readonly isWinner: boolean
  /** The day on which the company got the role, `YYYY-MM-DD`. */
  readonly added: string
  readonly note: string | null
  readonly contactPerson: ContactPersonRecord | null
  /** The text to show when the role has no contact person. */
  readonly noContactResponse: string | null
}

/** An update of an item: a text about what is new, which the page of the item shows. */
export interface UpdateRecord {
  readonly text: string
  /** The time of creation, RFC 3339 with an offset. */
  readonly created: string
  /** The section of the page that the update is about, such as `dates` or `roles`. */
  readonly scrollId: string | null
}

/**
 * A date window of a procurement, such as the period for offers. Only offers and material have a `link`. All
 * windows except material have an `address`.
 */
export interface WindowRecord {
  /** The first day, `YYYY-MM-DD`. */
  readonly from: string | null
  /** The last day, `YYYY-MM-DD`, inclusive. */
  readonly to: string | null
  /** `HH:MM` on the last day, in the time zone of the item. Null for the end of the day. */
  readonly toTime: string | null
  readonly address: string | null
  readonly link: string | null
  readonly note: string | null
}
