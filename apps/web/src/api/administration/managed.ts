import { getAudit, getManagedCompanies, getManagedUsers, unwrap } from '@spadestik/api-client'
import { useResource } from '../cache/useResource'

/** The number of rows of a page. */
export const managedPageSize = 20

/** Keeps the rows of the previous page or text until the next ones have arrived. */
const keeping = { keepPreviousData: true } as const

interface Wanted {
  readonly text: string
  /** Counted from 1. */
  readonly page: number
}

export const useManagedCompanies = ({ text, page }: Wanted) =>
  useResource(
    ['managedCompanies', text, page],
    (client) =>
      unwrap(getManagedCompanies(client, { query: { text, index: page - 1, limit: managedPageSize } })),
    keeping,
  )

interface WantedUsers extends Wanted {
  /** Only the users of this company; null for those of all. */
  readonly companyId: number | null
  /** Only this user; null for all. */
  readonly userId: number | null
}

export const useManagedUsers = ({ text, page, companyId, userId }: WantedUsers) =>
  useResource(
    ['managedUsers', text, page, companyId, userId],
    (client) => {
      const query = {
        text,
        index: page - 1,
        limit: managedPageSize,
        ...(companyId !== null && { companyId }),
        ...(userId !== null && { id: userId }),
      }
      return unwrap(getManagedUsers(client, { query }))
    },
    keeping,
  )

/** @param before the entry before which the page begins; null for the newest entries */
export const useAudit = (before: number | null) =>
  useResource(
    ['audit', before],
    (client) =>
      unwrap(getAudit(client, { query: { limit: managedPageSize, ...(before !== null && { before }) } })),
    keeping,
  )
