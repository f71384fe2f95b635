import { describe, expect, test } from 'vitest'
import { tipDraft, tipSentence } from './tipDraft'
import type { TipEvent, TipState } from './tipState'
import { initialTip, tipAfter } from './tipState'

const states: TipState[] = ['loading', 'form', 'submitting', 'failed', 'sent', 'alreadySent']

describe('the dialog of a tip', () => {
  test('[M06] checks for an earlier tip about a role, but not about a contact', () => {
    expect(initialTip('role')).toBe('loading')
    expect(initialTip('contact')).toBe('form')
  })

  test.each<[TipEvent, Partial<Record<TipState, TipState>>]>([
    [{ type: 'asked', wasSent: true }, { loading: 'alreadySent' }],
    [{ type: 'asked', wasSent: false }, { loading: 'form' }],
    [{ type: 'askingFailed' }, { loading: 'form' }],
    [{ type: 'submitted' }, { form: 'submitting', failed: 'submitting' }],
    [{ type: 'sent' }, { submitting: 'sent' }],
    [{ type: 'sendingFailed' }, { submitting: 'failed' }],
    [{ type: 'sentBefore' }, { submitting: 'alreadySent' }],
  ])('[M06] after %j only these states change: %j', (event, changes) => {
    for (const state of states) expect(tipAfter(state, event)).toBe(changes[state] ?? state)
  })
})

describe('the body of a tip', () => {
  const sender = { id: 7, name: 'Anne', email: 'a@b.dk', phone: null }
  const common = { paUserId: 7, name: 'Anne', email: 'a@b.dk', phone: null, description: 'Ring' }

  test.each([
    [
      { kind: 'role', companyRoleId: 5, itemType: 'project', itemId: 9 },
      { projectId: 9, procurementId: null, companyRoleId: 5, contactId: null },
    ],
    [
      { kind: 'role', companyRoleId: 5, itemType: 'procurement', itemId: 9 },
      { projectId: null, procurementId: 9, companyRoleId: 5, contactId: null },
    ],
    [
      { kind: 'contact', contactId: 3 },
      { projectId: null, procurementId: null, companyRoleId: null, contactId: 3 },
    ],
  ] as const)('[M06] about %j contains %j', (subject, ids) => {
    expect(tipDraft(subject, sender, '  Ring ')).toEqual({ ...common, ...ids })
  })

  const facts = { userName: 'Anne', objectName: null, objectId: null, companyName: 'Lund', contactName: null }
  test.each([
    ['project', 'Bygherre', 'aboutRole'],
    ['procurement', null, 'aboutCompany'],
    [null, null, 'aboutContact'],
  ] as const)('[M06] about a %s with the role %s uses the text %s', (objectType, roleName, sentence) => {
    expect(tipSentence({ ...facts, objectType, roleName })).toBe(sentence)
  })
})
