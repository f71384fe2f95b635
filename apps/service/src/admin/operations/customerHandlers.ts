import { addCompany, setCompanyEnded } from '../../accounts/provisioning/companies'
import { endSessionsByAddress, issueImpersonationLink } from '../../accounts/provisioning/actingAndSessions'
import { emailOfUser } from '../../accounts/provisioning/managedUsers'
import { ProvisioningError } from '../../accounts/provisioning/ProvisioningError'
import { addUser, moveUser, resendInvitation, setUserActive } from '../../accounts/provisioning/users'
import { userOf } from '../../contract/Caller'
import type { Handler } from '../../contract/Operation'
import { administer } from './administer'
import { asManagedCompany, asManagedUser } from './asManaged'

export const createManagedCompany: Handler<'createManagedCompany'> = async (call) =>
  administer(call, { name: '/body/name' }, async (trx, by) =>
    asManagedCompany(await addCompany(trx, by, call.body.name)),
  )

export const setManagedCompanyEnded: Handler<'setManagedCompanyEnded'> = async (call) =>
  administer(call, {}, async (trx, by) => {
    if (call.body.ended && call.path.id === userOf(call.caller).subscriberId)
      throw new ProvisioningError('This is your own company, so you would be signed out.', 'conflict')
    return asManagedCompany(await setCompanyEnded(trx, by, call.path.id, call.body.ended))
  })

const placesOfUser = {
  email: '/body/email',
  name: '/body/name',
  companyId: '/body/companyId',
  product: '/body/product',
  domain: '/body/domain',
}

export const createManagedUser: Handler<'createManagedUser'> = async (call) =>
  administer(call, placesOfUser, async (trx, by) => asManagedUser(await addUser(trx, by, call.body)))

export const moveManagedUser: Handler<'moveManagedUser'> = async (call) =>
  administer(call, { companyId: '/body/to/companyId', product: '/body/to/product' }, async (trx, by) => {
    const { from, to } = call.body
    return asManagedUser(await moveUser(trx, by, await emailOfUser(trx, call.path.id), to, from))
  })

export const setManagedUserActive: Handler<'setManagedUserActive'> = async (call) =>
  administer(call, {}, async (trx, by) => {
    const { path, body } = call
    if (path.id === by.id)
      throw new ProvisioningError('This is your own account, so you would be signed out.', 'conflict')
    return asManagedUser(await setUserActive(trx, by, await emailOfUser(trx, path.id), body.active))
  })

export const resendManagedInvitation: Handler<'resendManagedInvitation'> = async (call) => {
  await administer(call, {}, async (trx, by) =>
    resendInvitation(trx, by, await emailOfUser(trx, call.path.id)),
  )
  return undefined
}

export const endManagedSessions: Handler<'endManagedSessions'> = async (call) =>
  administer(call, {}, async (trx, by) => ({
    count: await endSessionsByAddress(trx, by, await emailOfUser(trx, call.path.id)),
  }))

export const issueImpersonation: Handler<'issueImpersonation'> = async (call) =>
  administer(call, {}, async (trx, by) => {
    const { path, publicUrl } = call
    if (path.id === by.id) throw new ProvisioningError('This is your own account.', 'conflict')
    return { url: await issueImpersonationLink(trx, by, await emailOfUser(trx, path.id), publicUrl) }
  })
