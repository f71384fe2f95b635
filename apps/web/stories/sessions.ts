import type { Schemas } from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'
import type { AppSession } from '../src/session/SessionContext'

const token = 'a-token-of-the-stories'
const user = { ...exampleResponses.getCurrentUser.body, showPopups: false }

/** A paid subscription includes everything. */
export const paidUser: AppSession = { status: 'signedIn', token, user }

/** A user with a basic subscription, to whom the service sends no paid details. */
export const basicAccount: Schemas['User'] = {
  ...user,
  product: { name: 'Spadestik Basis', basic: true, companyEnabled: false, allowedProjectPhases: [3, 4] },
}

export const basicUser: AppSession = { status: 'signedIn', token, user: basicAccount }

export const nobody: AppSession = { status: 'anonymous', reason: null }

export const visitorWithoutViews: AppSession = {
  status: 'limited',
  token,
  visitor: { ...exampleResponses.getLimitedAccess.body, views: 0 },
}
