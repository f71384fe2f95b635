import type { RoleCode } from '../../reference/roles'

/** A criterion as an item names it: the code of its type and its own code within that type. */
export interface CriterionReference {
  readonly type: string
  readonly code: string
}

/** A person to ask, as shown with a role, a council summary or a company. */
export interface ContactPersonRecord {
  readonly name: string
  readonly position: string | null
  readonly mail: string | null
  readonly phone: string | null
}

/** A file of an item: an image of its carousel, a document of its list, or a logo. */
export interface FileRecord {
  readonly name: string
  readonly code: string
  /** Without the dot: `pdf`. */
  readonly extension: string
  /** Where it is served: an absolute address, or a path of this service such as `/files/…`. */
  readonly link: string
  readonly isImage: boolean
  /** Who made or published it. */
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

/** An article of the press about a project. */
export interface ArticleRecord {
  readonly title: string
  /** RFC 3339 with offset. */
  readonly created: string
  readonly coverImage: FileRecord | null
  readonly hostName: string
  /** Such as `example.dk`. */
  readonly hostDomain: string
  readonly link: string
}

/** What a council decided about a project, as far as it is known. */
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
  /** `YYYY-MM-DD`, or null where only the order is known. */
  readonly date: string | null
}

/** What a company does in a project or procurement. It keeps its id as long as its place in the array. */
export interface RoleRecord {
  /** The key of the company, which must be written before. */
  readonly company: string
  /** Null where the role is only known as a text. */
  readonly role: RoleCode | null
  readonly roleText: string | null
  readonly isWinner: boolean
  /** `YYYY-MM-DD` */
  readonly added: string
  readonly note: string | null
  readonly contactPerson: ContactPersonRecord | null
  /** What is said where nobody can be asked. */
  readonly noContactResponse: string | null
}

/** A piece of news about an item. */
export interface UpdateRecord {
  readonly text: string
  /** RFC 3339 with offset. */
  readonly created: string
  /** The section of the page that it is about, such as `dates` or `roles`. */
  readonly scrollId: string | null
}

/**
 * A date window of a procurement. `link` is asked for offers and material only, `address` for all but material.
 */
export interface WindowRecord {
  /** `YYYY-MM-DD` */
  readonly from: string | null
  /** `YYYY-MM-DD`, the last day; the window is open until it is over. */
  readonly to: string | null
  /** `HH:MM` on the last day, local to the item; null for the end of the day. */
  readonly toTime: string | null
  readonly address: string | null
  readonly link: string | null
  readonly note: string | null
}
