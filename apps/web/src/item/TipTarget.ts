import type { Schemas } from '@spadestik/api-client'

/**
 * The subject of a tip (a message to the sales team): a company's role on an item, or a contact of a company.
 */
export type TipTarget =
  | {
      readonly kind: 'role'
      readonly role: Schemas['CompanyRole']
      readonly itemType: 'project' | 'procurement'
      readonly itemId: number
      readonly itemName: string
    }
  | { readonly kind: 'contact'; readonly contact: Schemas['Contact']; readonly companyName: string }
