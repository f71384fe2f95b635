import type { Schemas } from '@spadestik/api-client'

/** Whom a tip is about: what a company does in an item, or somebody who works for a company. */
export type TipTarget =
  | {
      readonly kind: 'role'
      readonly role: Schemas['CompanyRole']
      readonly itemType: 'project' | 'procurement'
      readonly itemId: number
      readonly itemName: string
    }
  | { readonly kind: 'contact'; readonly contact: Schemas['Contact']; readonly companyName: string }
