import type { RoleCode } from '../reference/roles'
import type { ContactPersonRecord } from './ContactPersonRecord'

/**
 * What a company does in a project or procurement. It keeps its id as long as its place in the array.
 *
 * @source specification 3
 */
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
