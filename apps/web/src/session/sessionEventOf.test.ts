import { expect, test } from 'vitest'
import { sessionEventOf } from './sessionEventOf'

test.each([
  [481, '/api/lists', { type: 'sessionTaken' }],
  [482, '/api/lists', { type: 'sessionEnded' }],
  [498, '/api/lists', { type: 'tokenRejected' }],
  [401, '/api/lists', { type: 'tokenRejected' }],
  [401, '/api/auth', null],
  [401, '/api/limited-access/auth', null],
  [498, '/api/pa-users/changePassword', null],
  [498, '/api/pa-users/activate', null],
  [498, '/api/auth/impersonate', null],
  [498, '/api/auth/logout', null],
  [482, '/api/auth/logout', null],
  [481, '/api/pa-users/newPassword', { type: 'sessionTaken' }],
  [401, '/api/companies/byId/7', null],
  [401, '/api/procurements/byId/7', null],
  [481, '/api/procurements/byId/7', { type: 'sessionTaken' }],
  [404, '/api/lists', null],
  [480, '/api/projects/byId/7', null],
  [200, '/api/lists', null],
])('[W02, Z03] status %i of %s causes the event %j', (status, path, event) => {
  expect(sessionEventOf(status, path)).toEqual(event)
})
