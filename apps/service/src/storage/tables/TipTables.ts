import type { Generated } from 'kysely'
import type { Handling } from './AccountTables'

export interface TipTables {
  tips: Handling & {
    id: Generated<number>
    user_id: number
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
