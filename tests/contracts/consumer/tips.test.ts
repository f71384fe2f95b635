import { describe, test } from 'vitest'
import { expectProblem } from './interaction/expectProblem'
import { expectResponse } from './interaction/expectResponse'
import { from } from './interaction/from'
import { exactly, inOrder, named } from './interaction/Reads'

const given = ['a paid user is signed in'] as const
const company = 'a company with everything about it exists'
const project = 'a project with everything on it exists'
const contact = { id: true, name: true, position: true, mail: true, phone: true } as const

describe('contacts', () => {
  test('[G06] [C01] of a company', () =>
    expectResponse({
      operation: 'getCompanyContacts',
      wants: 'the contacts of a company',
      given: [...given, company],
      request: { path: { id: from('companyId') } },
      reads: inOrder({ ...contact, name: named('contactName') }),
    }))

  test('[G06] [C01] one of them', () =>
    expectResponse({
      operation: 'getContact',
      wants: 'a contact',
      given: [...given, company],
      request: { path: { id: from('contactId') } },
      reads: { ...contact, id: true, name: named('contactName') },
    }))

  test('[G06] [K01] get 403 without company access', () =>
    expectProblem('forbidden', {
      operation: 'getCompanyContacts',
      wants: 'no contacts without company access',
      given: ['a paid user without company access is signed in', company],
      request: { path: { id: from('companyId') } },
    }))
})

describe('a tip', () => {
  const draft = {
    paUserId: from('userId'),
    companyRoleId: from('companyRoleId'),
    contactId: null,
    projectId: from('projectId'),
    procurementId: null,
    name: 'Anne Lund',
    email: 'anne.lund@fjordlund.test',
    phone: '+45 70 12 34 56',
    description: 'Anne Lund vil gerne i kontakt om stilladser.',
  } as const
  const notSent = [...given, project, 'the user has sent no tip'] as const
  const sent = [...given, project, 'the user has sent a tip about a role'] as const

  test('[G06] [M06] can be sent about a role', () =>
    expectResponse({
      operation: 'sendTip',
      wants: 'a tip about a role',
      given: notSent,
      request: { body: draft },
    }))

  test('[G06] [C01] [M06] can be sent about a contact', () =>
    expectResponse({
      operation: 'sendTip',
      wants: 'a tip about a contact',
      given: [...given, company, 'the user has sent no tip'],
      request: { body: { ...draft, companyRoleId: null, contactId: from('contactId'), projectId: null } },
    }))

  test('[G06] [M06] [Z03] a second one gets 409', () =>
    expectProblem('conflict', {
      operation: 'sendTip',
      wants: 'no second tip about a role',
      given: sent,
      request: { body: draft },
    }))

  test('[G06] [Z03] a role that does not exist gets 404', () =>
    expectProblem('notFound', {
      operation: 'sendTip',
      wants: 'no tip about what does not exist',
      given: [...given, project, 'there is no such thing'],
      request: { body: { ...draft, companyRoleId: from('missingId') } },
    }))

  test('[G06] [V02] a missing description gets 400', () =>
    expectProblem('badRequest', {
      operation: 'sendTip',
      wants: 'no tip without a description',
      given: notSent,
      request: { body: { ...draft, description: ' ' } },
    }))

  test('[G06] [M06] is reported as not sent', () =>
    expectResponse({
      operation: 'hasSentTip',
      wants: 'that no tip was sent',
      given: notSent,
      request: { path: { companyRoleId: from('companyRoleId') } },
      reads: exactly(false),
    }))

  test('[G06] [M06] is reported as sent', () =>
    expectResponse({
      operation: 'hasSentTip',
      wants: 'that a tip was sent',
      given: sent,
      request: { path: { companyRoleId: from('companyRoleId') } },
      reads: exactly(true),
    }))

  test('[G06] [M06] is returned as sent', () =>
    expectResponse({
      operation: 'getTip',
      wants: 'a tip',
      given: sent,
      request: { path: { id: from('tipId') } },
      reads: {
        id: true,
        paUserId: true,
        projectId: true,
        procurementId: null,
        companyRoleId: true,
        contactId: null,
        name: named('userName'),
        email: true,
        phone: true,
        description: true,
      },
    }))
})

const missing = [...given, 'there is no such thing'] as const

test.each(['getContact', 'getCompanyContacts', 'getTip'] as const)(
  '[G06] [Z03] %s gets 404 when it does not exist',
  (operation) =>
    expectProblem('notFound', {
      operation,
      wants: 'what does not exist',
      given: missing,
      request: { path: { id: from('missingId') } },
    }),
)

test('[G06] [Z03] a tip about a role that does not exist gets 404', () =>
  expectProblem('notFound', {
    operation: 'hasSentTip',
    wants: 'what does not exist',
    given: missing,
    request: { path: { companyRoleId: from('missingId') } },
  }))
