import type { Generated } from 'kysely'

/** The table of sent tips, which are e-mails to the sales team about a company's role or a contact. */
export interface TipTables {
  tips: {
    id: Generated<number>
    user_id: number
    /** The company that the role or contact belongs to. */
    company_id: number
    company_role_id: number | null
    contact_id: number | null
    project_id: number | null
    procurement_id: number | null
    name: string
    email: string
    phone: string | null
    description: string
    created: string
  }
}
