import type { Schemas } from '@spadestik/api-client'
import {
  createManagedCompany,
  createManagedUser,
  endManagedSessions,
  issueImpersonation,
  moveManagedUser,
  resendManagedInvitation,
  setManagedCompanyEnded,
  setManagedUserActive,
  unwrap,
} from '@spadestik/api-client'
import { useInvalidate } from '../cache/useResource'
import { useApi } from '../client/ApiContext'

/** Returns what an administrator can change. Each function throws an ApiProblem. */
export function useAdministration() {
  const client = useApi()
  const invalidate = useInvalidate()

  /** Fetches the lists again, also after a failure: another administrator may have been faster. */
  async function change<Result>(call: Promise<Result>): Promise<Result> {
    try {
      return await call
    } finally {
      void invalidate('managedCompanies', 'managedUsers', 'audit')
    }
  }

  return {
    addCompany: (name: string) => change(unwrap(createManagedCompany(client, { body: { name } }))),
    setCompanyEnded: (id: number, ended: boolean) =>
      change(unwrap(setManagedCompanyEnded(client, { path: { id }, body: { ended } }))),
    inviteUser: (body: Schemas['ManagedUserDraft']) => change(unwrap(createManagedUser(client, { body }))),
    moveUser: (id: number, body: Schemas['UserMove']) =>
      change(unwrap(moveManagedUser(client, { path: { id }, body }))),
    setUserActive: (id: number, active: boolean) =>
      change(unwrap(setManagedUserActive(client, { path: { id }, body: { active } }))),
    resendInvitation: (id: number) => change(unwrap(resendManagedInvitation(client, { path: { id } }))),
    endSessions: (id: number) => change(unwrap(endManagedSessions(client, { path: { id } }))),
    issueImpersonation: (id: number) => change(unwrap(issueImpersonation(client, { path: { id } }))),
  }
}
