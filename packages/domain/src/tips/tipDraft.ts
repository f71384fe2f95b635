import type { Schemas } from '@spadestik/api-client/schema'

/** Whom a tip is about. */
export type TipSubject =
  | {
      readonly kind: 'role'
      readonly companyRoleId: number
      readonly itemType: 'project' | 'procurement'
      readonly itemId: number
    }
  | { readonly kind: 'contact'; readonly contactId: number }

/** Who sends a tip. */
export interface TipSender {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

/** The body of a tip: about a role with one object id, about a contact with none. @source specification 3 (Tip), decision 13 */
export function tipDraft(subject: TipSubject, sender: TipSender, description: string): Schemas['TipDraft'] {
  const { id, name, email, phone } = sender
  const isRole = subject.kind === 'role'
  return {
    projectId: isRole && subject.itemType === 'project' ? subject.itemId : null,
    procurementId: isRole && subject.itemType === 'procurement' ? subject.itemId : null,
    paUserId: id,
    companyRoleId: isRole ? subject.companyRoleId : null,
    contactId: isRole ? null : subject.contactId,
    name,
    email,
    phone,
    description: description.trim(),
  }
}

/** What the text of a tip names; a field that does not apply is null. @source specification 3 (Tip) */
export interface TipFacts {
  readonly userName: string
  readonly objectType: 'project' | 'procurement' | null
  readonly objectName: string | null
  readonly objectId: number | null
  readonly companyName: string
  readonly roleName: string | null
  readonly contactName: string | null
}

/** Which of the sentences of a tip's text fits: a role that is named, one that is not, or a contact. */
export function tipSentence({
  objectType,
  roleName,
}: TipFacts): 'aboutRole' | 'aboutCompany' | 'aboutContact' {
  if (objectType === null) return 'aboutContact'
  return roleName === null ? 'aboutCompany' : 'aboutRole'
}
