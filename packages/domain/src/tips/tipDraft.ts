import type { Schemas } from '@spadestik/api-client/schema'

/** The subject of a tip (a message to the sales team): a company's role on an item, or a contact. */
export type TipSubject =
  | {
      readonly kind: 'role'
      readonly companyRoleId: number
      readonly itemType: 'project' | 'procurement'
      readonly itemId: number
    }
  | { readonly kind: 'contact'; readonly contactId: number }

export interface TipSender {
  readonly id: number
  readonly name: string
  readonly email: string
  readonly phone: string | null
}

/** Returns the request body of a tip (a message to the sales team). (M06) */
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
 * The values for the suggested text of a tip (a message to the sales team). Null for a value that does not
 * apply.
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
 * Chooses the suggested text of a tip (a message to the sales team). The tip is about a named role, an
 * unnamed role or a contact.
 */
export function tipSentence({
  objectType,
  roleName,
}: TipFacts): 'aboutRole' | 'aboutCompany' | 'aboutContact' {
  if (objectType === null) return 'aboutContact'
  return roleName === null ? 'aboutCompany' : 'aboutRole'
}
