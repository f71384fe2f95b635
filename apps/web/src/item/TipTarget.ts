import type { Schemas } from '@spadestik/api-client'

/** The subject of a tip (a message to the sales team). */
export type TipTarget =
  | {
      readonly kind: 'role'
      readonly role: Schemas['CompanyRole']
      readonly itemType: 'project' | 'procurement'
      readonly itemId: number
      readonly itemName: string
    }
  | { readonly kind: 'contact'; readonly contact: Schemas['Contact']; readonly companyName: string }
