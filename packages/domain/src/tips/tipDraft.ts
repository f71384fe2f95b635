import type { Schemas } from '@spadestik/api-client/schema'

/** What a tip, a message to the sales team, is about: a company's role on an item, or a contact. */
export type TipSubject =
  | {
      readonly kind: 'role'
      readonly companyRoleId: number
      readonly itemType: 'project' | 'procurement'
      readonly itemId: number
    }
  | { readonly kind: 'contact'; readonly contactId: number }

/** The user who sends a tip (a message to the sales team). */
export interface TipSender {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

/**
 * Returns the request body of a tip (a message to the sales team). A tip about a role has the ids of the role
 * and the item. A tip about a contact has the id of the contact. (M06)
 */
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

/**
 * The values for the suggested text of a tip (a message to the sales team). A value that does not apply is
 * null.
 */
export interface TipFacts {
  readonly userName: string
  readonly objectType: 'project' | 'procurement' | null
  readonly objectName: string | null
  readonly objectId: number | null
  readonly companyName: string
  readonly roleName: string | null
  readonly contactName: string | null
}

/**
 * Chooses the suggested text with which the dialog of a tip (a message to the sales team) opens. It depends
 * on whether the tip is about a named role, an unnamed role or a contact.
 */
export function tipSentence({
  objectType,
  roleName,
}: TipFacts): 'aboutRole' | 'aboutCompany' | 'aboutContact' {
  if (objectType === null) return 'aboutContact'
  return roleName === null ? 'aboutCompany' : 'aboutRole'
}
