import { describe, expect, test } from 'vitest'
import type { SessionEvent, SessionState } from './sessionReducer'
import { initialSession, sessionReducer } from './sessionReducer'

const user = {
  id: 1,
  personId: 2,
  name: 'Anna Lund',
  email: 'paid@demo.test',
  phone: '+45 12 34 56 78',
  position: null,
  company: 'Lund & Søn',
  showPopups: true,
  product: null,
}
const signedIn: SessionState = { status: 'signedIn', token: 't', user }
const anonymous: SessionState = { status: 'anonymous', reason: null }

describe('the session', () => {
  test.each<[string, SessionState, SessionEvent, SessionState]>([
    ['a login opens it', anonymous, { type: 'signedIn', token: 't', user }, signedIn],
    ['a loaded user completes a restored one', initialSession('t'), { type: 'userLoaded', user }, signedIn],
    ['a user that comes after logout changes nothing', anonymous, { type: 'userLoaded', user }, anonymous],
    ['a logout closes it without a reason', signedIn, { type: 'signedOut' }, anonymous],
    ['another login takes it', signedIn, { type: 'sessionTaken' }, { status: 'anonymous', reason: 'taken' }],
    [
      'an administrator ends it',
      signedIn,
      { type: 'sessionEnded' },
      { status: 'anonymous', reason: 'ended' },
    ],
    [
      'a refused token closes it',
      initialSession('t'),
      { type: 'tokenRejected' },
      { status: 'anonymous', reason: 'rejected' },
    ],
    ['a late refusal after logout changes nothing', anonymous, { type: 'tokenRejected' }, anonymous],
  ])('[W01, W02] %s', (_promise, state, event, next) => {
    expect(sessionReducer(state, event)).toEqual(next)
  })

  test('[W01] begins anonymous without a cookie', () => {
    expect(initialSession(null)).toEqual(anonymous)
  })
})
