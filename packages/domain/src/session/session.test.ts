import { describe, expect, test } from 'vitest'
import { sessionConsequences } from './afterEvent'
import type { LimitedAccessEvent, LimitedAccessForm } from './limitedAccessForm'
import { limitedAccessAfter, newLimitedAccess } from './limitedAccessForm'
import type { SessionEvent, SessionState } from './Session'
import { initialSession, sessionAfter } from './Session'
import { sessionLoss } from './statusMeaning'

type State = SessionState<string, string>
type Event = SessionEvent<string, string>

const anonymous: State = { status: 'anonymous', reason: null }
const restoring: State = { status: 'restoring', token: 't' }
const signedIn: State = { status: 'signedIn', token: 't', user: 'Anne' }
const limited: State = { status: 'limited', token: 't', visitor: 'Mette' }
const ended = (reason: 'taken' | 'ended' | 'rejected' | 'otherVersion'): State => ({
  status: 'anonymous',
  reason,
})

describe('the session', () => {
  test.each<[string, State, Event, State]>([
    ['a login opens it', anonymous, { type: 'signedIn', token: 't', user: 'Anne' }, signedIn],
    ['a login replaces limited access', limited, { type: 'signedIn', token: 't', user: 'Anne' }, signedIn],
    [
      'a loaded user completes a restored one',
      restoring,
      { type: 'userLoaded', token: 't', user: 'Anne' },
      signedIn,
    ],
    [
      'a user loaded again replaces the one before',
      signedIn,
      { type: 'userLoaded', token: 't', user: 'Bo' },
      { ...signedIn, user: 'Bo' },
    ],
    [
      'a user that comes after logout changes nothing',
      anonymous,
      { type: 'userLoaded', token: 't', user: 'Anne' },
      anonymous,
    ],
    [
      'a user of an earlier session changes nothing',
      signedIn,
      { type: 'userLoaded', token: 'earlier', user: 'Bo' },
      signedIn,
    ],
    [
      'a loaded record completes a restored one',
      restoring,
      { type: 'limitedAccessLoaded', token: 't', visitor: 'Mette' },
      limited,
    ],
    [
      'a record loaded again has the views left',
      limited,
      { type: 'limitedAccessLoaded', token: 't', visitor: 'M' },
      { ...limited, visitor: 'M' },
    ],
    [
      'a record of an earlier session changes nothing',
      limited,
      { type: 'limitedAccessLoaded', token: 'earlier', visitor: 'M' },
      limited,
    ],
    [
      'a record changes nothing for a user',
      signedIn,
      { type: 'limitedAccessLoaded', token: 't', visitor: 'Mette' },
      signedIn,
    ],
    [
      'a record that comes after logout changes nothing',
      anonymous,
      { type: 'limitedAccessLoaded', token: 't', visitor: 'Mette' },
      anonymous,
    ],
    ['a logout closes it without a reason', signedIn, { type: 'signedOut' }, anonymous],
    ['another login takes it', signedIn, { type: 'sessionTaken' }, ended('taken')],
    ['an administrator ends it', signedIn, { type: 'sessionEnded' }, ended('ended')],
    ['a refused token closes it', restoring, { type: 'tokenRejected' }, ended('rejected')],
    ['a refused token closes limited access', limited, { type: 'tokenRejected' }, ended('rejected')],
    ['another version closes it', signedIn, { type: 'versionChanged' }, ended('otherVersion')],
    ['a late refusal after logout changes nothing', anonymous, { type: 'tokenRejected' }, anonymous],
    ['a second refusal keeps the first reason', ended('taken'), { type: 'tokenRejected' }, ended('taken')],
  ])('[W01, W02, W03, W05] %s', (_promise, state, event, next) => {
    expect(sessionAfter(state, event)).toEqual(next)
  })

  test.each<[string | null, string | null, string | null, State]>([
    [null, 'Anne', null, anonymous],
    ['t', null, null, restoring],
    ['t', 'Anne', null, signedIn],
    ['t', null, 'Mette', limited],
    ['t', 'Anne', 'Mette', signedIn],
  ])(
    '[W01, W05] begins with the token %s, the stored user %s and the stored visitor %s as %j',
    (token, user, visitor, state) => {
      expect(initialSession(token, user, visitor)).toEqual(state)
    },
  )

  test.each([
    ['signedIn', 'dashboard', false, null],
    ['userLoaded', 'stay', false, null],
    ['limitedAccessLoaded', 'stay', false, null],
    ['signedOut', 'dashboard', true, null],
    ['sessionTaken', 'invalidSession', true, null],
    ['sessionEnded', 'stay', true, 'endedByAdministrator'],
    ['tokenRejected', 'stay', true, 'storedUserWrong'],
    ['versionChanged', 'stay', true, 'newVersion'],
  ] as const)(
    '[W01, W02, W06] after %s the app goes to %s, deletes the session: %s, shows: %s',
    (type, goTo, forgets, notice) => {
      expect(sessionConsequences[type]).toEqual({ goTo, forgets, notice })
    },
  )

  test.each([
    [481, true, 'sessionTaken'],
    [482, true, 'sessionEnded'],
    [498, true, 'tokenRejected'],
    [401, false, 'tokenRejected'],
    [401, true, null],
    [480, false, null],
    [404, false, null],
    [200, false, null],
  ])('[Z03] status %i (call handles 401 itself: %s) means %s', (status, owns, loss) => {
    expect(sessionLoss(status, owns)).toBe(loss)
  })
})

const refused = (status: number): LimitedAccessEvent => ({ type: 'refused', status })

describe('the form of limited access', () => {
  const code = {
    step: 'code',
    mail: 'm@k.dk',
    error: null,
    isSending: false,
  } as const satisfies LimitedAccessForm
  const existing = {
    step: 'existing',
    mail: '',
    error: null,
    isSending: false,
  } as const satisfies LimitedAccessForm

  test.each<[LimitedAccessForm, LimitedAccessEvent, LimitedAccessForm]>([
    [newLimitedAccess, { type: 'toggled' }, existing],
    [existing, { type: 'toggled' }, newLimitedAccess],
    [code, { type: 'toggled' }, { ...existing, mail: 'm@k.dk' }],
    [
      { ...newLimitedAccess, error: 'general' },
      { type: 'submitted' },
      { ...newLimitedAccess, isSending: true },
    ],
    [newLimitedAccess, { type: 'codeSent', mail: 'm@k.dk' }, code],
    [existing, { type: 'codeSent', mail: 'm@k.dk' }, code],
    [code, { type: 'codeAccepted' }, { step: 'open' }],
    [{ step: 'open' }, { type: 'toggled' }, { step: 'open' }],
    [{ ...newLimitedAccess, isSending: true }, refused(409), { ...newLimitedAccess, error: 'emailInUse' }],
    [
      newLimitedAccess,
      { type: 'refused', status: 400, isAboutName: true },
      { ...newLimitedAccess, error: 'wrongName' },
    ],
    [newLimitedAccess, refused(403), { ...newLimitedAccess, error: 'forbidden' }],
    [newLimitedAccess, refused(500), { ...newLimitedAccess, error: 'general' }],
    [existing, refused(404), { ...existing, error: 'general' }],
    [existing, refused(409), { ...existing, error: 'general' }],
    [existing, refused(403), { ...existing, error: 'general' }],
    [code, refused(400), { ...code, error: 'wrongCode' }],
    [code, refused(401), { ...code, error: 'wrongCode' }],
    [{ ...code, isSending: true }, refused(404), { ...code, error: 'wrongCode' }],
    [code, refused(409), { ...code, error: 'general' }],
    [code, refused(500), { ...code, error: 'general' }],
  ])('[W05] the form %j after the event %j becomes %j', (form, event, next) => {
    expect(limitedAccessAfter(form, event)).toEqual(next)
  })
})
