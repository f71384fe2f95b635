import type { Schemas } from '@spadestik/api-client'
import { exampleAnswers } from '@spadestik/api-client/examples'
import type { AppSession } from '../src/session/SessionContext'

const token = 'a-token-of-the-stories'
const user = { ...exampleAnswers.getCurrentUser.body, showPopups: false }

/** A user who has everything. */
export const paidUser: AppSession = { status: 'signedIn', token, user }

/** The account of somebody with a basic product, from whom paid details are withheld. */
export const basicAccount: Schemas['User'] = {
  ...user,
  product: { name: 'Spadestik Basis', basic: true, companyEnabled: false, allowedProjectPhases: [3, 4] },
}

/** Somebody with a basic product. */
export const basicUser: AppSession = { status: 'signedIn', token, user: basicAccount }

/** Somebody whom nobody knows. */
export const nobody: AppSession = { status: 'anonymous', reason: null }

/** A visitor with limited access who has no views left. */
export const visitorWithoutViews: AppSession = {
  status: 'limited',
  token,
  visitor: { ...exampleAnswers.getLimitedAccess.body, views: 0 },
}
