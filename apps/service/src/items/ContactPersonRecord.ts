/**
 * A person to ask, as shown with a role, a council summary or a company.
 *
 * @source specification 3
 */
export interface ContactPersonRecord {
  readonly name: string
  readonly position: string | null
  readonly mail: string | null
  readonly phone: string | null
}
