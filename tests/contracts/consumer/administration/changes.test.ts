import { describe, test } from 'vitest'
import { after } from '../interaction/after'
import { expectProblem } from '../interaction/expectProblem'
import { expectResponse } from '../interaction/expectResponse'
import { from } from '../interaction/from'
import { closed, exactly } from '../interaction/Reads'

const admin = 'an administrator is signed in'
const given = [admin, 'a company subscribes'] as const
const missing = [admin, 'there is no such thing'] as const
const ofMissing = { path: { id: from('missingId') } } as const
const ofUser = { path: { id: from('customerUserId') } } as const
const own = { path: { id: from('administratorId') } } as const

const company = { id: true, name: true, users: true } as const
const user = {
  id: true,
  email: true,
  name: true,
  companyId: true,
  company: true,
  administrator: exactly(false),
} as const

describe('a company', () => {
  const draft = { name: from('newCompany') } as const

  test('[G06] [J02] is added', () =>
    expectResponse({
      operation: 'createManagedCompany',
      wants: 'a new company',
      given: [admin, 'no company has a name'],
      request: { body: draft },
      reads: closed({ ...company, ended: null, users: exactly(0) }),
      example: { users: 0 },
    }))

  test('[G06] [J02] [Z03] with a name that is taken gets 409', () =>
    expectProblem('conflict', {
      operation: 'createManagedCompany',
      wants: 'no second company of a name',
      given: [admin, 'no company has a name', after('createManagedCompany', { body: draft })],
      request: { body: draft },
    }))

  test('[G06] [J02] [V02] without a name gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createManagedCompany',
      wants: 'no company without a name',
      given: [admin],
      request: { body: { name: '' } },
    }))

  const ending = { path: { id: from('customerId') }, body: { ended: true } } as const

  test('[G06] [J02] ends', () =>
    expectResponse({
      operation: 'setManagedCompanyEnded',
      wants: 'a company that ends',
      given,
      request: ending,
      reads: closed({ ...company, ended: true }),
      example: { ended: '2026-11-21T10:00:00Z' },
    }))

  test('[G06] [J02] [Z03] that has ended gets 409', () =>
    expectProblem('conflict', {
      operation: 'setManagedCompanyEnded',
      wants: 'no company that ends twice',
      given: [...given, after('setManagedCompanyEnded', ending)],
      request: ending,
    }))

  test('[G06] [J02] [Z03] that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'setManagedCompanyEnded',
      wants: 'no end of what does not exist',
      given: missing,
      request: { ...ofMissing, body: { ended: true } },
    }))

  test('[G06] [J02] [V02] neither ended nor going on gets 400', () =>
    expectProblem('badRequest', {
      operation: 'setManagedCompanyEnded',
      wants: 'no company that is neither',
      given,
      request: { path: { id: from('customerId') }, body: { ended: null as never } },
    }))
})

describe('a user', () => {
  const draft = {
    email: from('newEmailOfUser'),
    name: 'Eva Lind',
    companyId: from('customerId'),
    product: null,
    domain: 'se',
    administrator: false,
  } as const
  const free = [...given, 'no user has an address'] as const

  test('[G06] [J02] is invited', () =>
    expectResponse({
      operation: 'createManagedUser',
      wants: 'an invited user',
      given: free,
      request: { body: draft },
      reads: closed({
        ...user,
        name: exactly(draft.name),
        product: null,
        activated: exactly(false),
        deactivated: null,
      }),
      example: { name: draft.name, product: null, activated: false },
    }))

  test('[G06] [J02] [Z03] with an address that is taken gets 409', () =>
    expectProblem('conflict', {
      operation: 'createManagedUser',
      wants: 'no second user of an address',
      given: [...free, after('createManagedUser', { body: draft })],
      request: { body: draft },
    }))

  test('[G06] [J02] [V02] of a company that does not exist gets 400', () =>
    expectProblem('badRequest', {
      operation: 'createManagedUser',
      wants: 'no user of what does not exist',
      given: [...free, 'there is no such thing'],
      request: { body: { ...draft, companyId: from('missingId') } },
    }))

  const before = { companyId: from('customerId'), product: from('customerProduct') } as const
  const move = { from: before, to: { companyId: from('customerId'), product: null } } as const

  test('[G06] [J02] gets another product', () =>
    expectResponse({
      operation: 'moveManagedUser',
      wants: 'a user without a product',
      given,
      request: { ...ofUser, body: move },
      reads: closed({ ...user, product: null, activated: true, deactivated: null }),
      example: { product: null },
    }))

  test('[G06] [J02] [Z03] that somebody has changed meanwhile gets 409', () =>
    expectProblem('conflict', {
      operation: 'moveManagedUser',
      wants: 'no change of what has changed',
      given: [...given, after('moveManagedUser', { ...ofUser, body: move })],
      request: { ...ofUser, body: move },
    }))

  test('[G06] [J02] [Z03] that does not exist gets 404 when moved', () =>
    expectProblem('notFound', {
      operation: 'moveManagedUser',
      wants: 'no move of what does not exist',
      given: [...given, 'there is no such thing'],
      request: { ...ofMissing, body: move },
    }))

  test('[G06] [J02] [V02] moved to a company that does not exist gets 400', () =>
    expectProblem('badRequest', {
      operation: 'moveManagedUser',
      wants: 'no move to what does not exist',
      given: [...given, 'there is no such thing'],
      request: { ...ofUser, body: { from: before, to: { companyId: from('missingId'), product: null } } },
    }))

  const deactivation = { ...ofUser, body: { active: false } } as const

  test('[G06] [J02] is deactivated', () =>
    expectResponse({
      operation: 'setManagedUserActive',
      wants: 'a user who cannot log in',
      given,
      request: deactivation,
      reads: closed({ ...user, product: true, activated: true, deactivated: true }),
      example: { deactivated: '2026-11-21T10:00:00Z' },
    }))

  test('[G06] [J02] [Z03] who is deactivated already gets 409', () =>
    expectProblem('conflict', {
      operation: 'setManagedUserActive',
      wants: 'nobody deactivated twice',
      given: [...given, after('setManagedUserActive', deactivation)],
      request: deactivation,
    }))

  test('[G06] [J02] [Z03] that does not exist gets 404 when deactivated', () =>
    expectProblem('notFound', {
      operation: 'setManagedUserActive',
      wants: 'nobody deactivated who does not exist',
      given: missing,
      request: { ...ofMissing, body: { active: false } },
    }))

  test('[G06] [J02] [V02] neither active nor deactivated gets 400', () =>
    expectProblem('badRequest', {
      operation: 'setManagedUserActive',
      wants: 'no user who is neither',
      given,
      request: { ...ofUser, body: { active: null as never } },
    }))

  test('[G06] [J02] is invited again', () =>
    expectResponse({
      operation: 'resendManagedInvitation',
      wants: 'another invitation',
      given: [...given, 'a user was invited'],
      request: { path: { id: from('invitedUserId') } },
    }))

  test('[G06] [J02] [Z03] who has a password gets no invitation, but 409', () =>
    expectProblem('conflict', {
      operation: 'resendManagedInvitation',
      wants: 'no invitation of who is there',
      given,
      request: ofUser,
    }))

  test('[G06] [J02] [Z03] that does not exist gets 404 when invited', () =>
    expectProblem('notFound', {
      operation: 'resendManagedInvitation',
      wants: 'no invitation of who does not exist',
      given: missing,
      request: ofMissing,
    }))

  test('[G06] [J02] is signed out', () =>
    expectResponse({
      operation: 'endManagedSessions',
      wants: 'a user who is signed out',
      given,
      request: ofUser,
      reads: closed({ count: true }),
    }))

  test('[G06] [J02] [Z03] that does not exist gets 404 when signed out', () =>
    expectProblem('notFound', {
      operation: 'endManagedSessions',
      wants: 'nobody signed out who does not exist',
      given: missing,
      request: ofMissing,
    }))

  test('[G06] [J02] is acted as by a link', () =>
    expectResponse({
      operation: 'issueImpersonation',
      wants: 'a link for acting as a user',
      given,
      request: ofUser,
      reads: closed({ url: true }),
    }))

  test('[G06] [J02] [Z03] is never oneself, which gets 409', () =>
    expectProblem('conflict', {
      operation: 'issueImpersonation',
      wants: 'no link for acting as oneself',
      given: [admin],
      request: own,
    }))

  test('[G06] [J02] [Z03] that does not exist gets 404 when acted as', () =>
    expectProblem('notFound', {
      operation: 'issueImpersonation',
      wants: 'no link for who does not exist',
      given: missing,
      request: ofMissing,
    }))
})
