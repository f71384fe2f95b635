import { demoPassword, demoUsers } from '@spadestik/service/filling'
import type { Demo } from '@spadestik/service/start'
import { prepareData } from './prepareData'

/** What a service that is started from the sources shows to people who try it. */
export const demo: Demo = {
  fill: prepareData,
  accounts: `Demo accounts (password ${demoPassword}): ${demoUsers.map(({ email }) => email).join(', ')}`,
}
