import type { OperationId } from '@spadestik/api-client'
import { exampleResponses } from '@spadestik/api-client/examples'
import { readContract } from '../contract/Contract'
import { operationsOf } from '../contract/Operation'
import type { Fault, ProviderRequest, ProviderResponse } from './Fault'

const successes = new Map(operationsOf(readContract()).map(({ id, success }) => [id, success]))
const headers = { 'content-type': 'application/json', jwt: 'a.useless.token' }

/** Returns what a service answers that has done nothing: the example of the contract with what was sent. */
function pretend(operation: OperationId, { body }: ProviderRequest): ProviderResponse {
  const { body: example } = exampleResponses[operation]
  const status = successes.get(operation) ?? 200
  if (status === 204 || example === undefined) return { status, headers: {}, body: undefined }
  const isResource = typeof example === 'object' && example !== null && !Array.isArray(example)
  return { status, headers, body: isResource ? { ...example, ...body } : example }
}

const kinds = ['Project', 'Procurement', 'Company'] as const

/** Operations that do nothing, and the interactions that miss their effect. */
const rows: readonly (readonly [operation: OperationId, interaction: string])[] = [
  ['endSession', 'getCurrentUser: nothing after a logout'],
  ['createSession', 'getCurrentUser: the user who has logged in'],
  ['createSession', 'getCurrentUser: nothing after a second login'],
  ['impersonateUser', 'getCurrentUser: the user as whom an administrator acts'],
  ['finishCompanySignIn', 'getCurrentUser: the user who has signed in at the company'],
  ['finishCompanySignIn', 'finishCompanySignIn: no second session by a sign-in at a company'],
  ['authenticateLimitedAccess', 'getLimitedAccess: the visitor who has entered a code'],
  ['getProject', 'getProject: no project after the last view'],
  ['setPassword', 'createSession: a login with a changed password'],
  ['setPassword', 'createSession: no login with the password before'],
  ['updateEmail', 'createSession: a login with a changed e-mail address'],
  ['resetPassword', 'createSession: a login after resetPassword'],
  ['activateUser', 'createSession: a login after activateUser'],
  ['updateCurrentUser', 'getCurrentUser: the account as it was saved'],
  ['setUserLanguage', 'getCurrentUser: the language that the user chose'],
  ['markNotificationsSeen', 'getNotifications: no news that was not seen after all was marked as seen'],
  ['createList', 'getLists: the list that was created'],
  ['updateList', 'getLists: the list that was changed'],
  ['deleteList', 'getLists: no list after it was deleted'],
  ['markListSeen', 'getLists: a list that was marked as seen'],
  ['addItemsToList', 'getListItems: a list after a project was added'],
  ['createHiddenItem', 'getHiddenItemDetails: the project that was hidden by createHiddenItem'],
  ['hideItems', 'getHiddenItemDetails: the project that was hidden by hideItems'],
  ['updateHiddenItem', 'getHiddenItems: a hidden item with other users'],
  ['deleteHiddenItem', 'getHiddenItems: no hidden item after it was deleted'],
  ['unhideItems', 'getHiddenItems: a hidden item that the user sees again'],
  ['cleanUpHiddenItems', 'getHiddenItems: nothing that is over after a cleanup for all'],
  ['createNote', 'getProjectNotes: the note that was created'],
  ['updateNote', 'getProjectNotes: the note that was changed'],
  ['deleteNote', 'getProjectNotes: no note after it was deleted'],
  ['sendTip', 'hasSentTip: that a tip was sent after it was sent'],
  ['createCalendarFeed', 'getCalendarFeeds: the calendar feed of a list after it was created'],
  ['deleteCalendarFeed', 'getCalendarFeeds: no calendar feed after it was deleted'],
  ['saveReminder', 'getReminders: reminders 7 days before a deadline'],
  ['markItemsSeen', 'findUnseenItems: no changes of a project that was marked as seen'],
  ['markItemsSeen', 'getToday: no changes of a project that was seen'],
  ['dismissDeadlines', 'getToday: no deadline that was dismissed'],
  ...kinds.flatMap(
    (kind) =>
      [
        [`create${kind}Agent`, `get${kind}Agent: the agent that was created`],
        [`update${kind}Agent`, `get${kind}Agent: the agent that was changed`],
        [`delete${kind}Agent`, `get${kind}Agent: no agent after it was deleted`],
        [`create${kind}Agent`, `getAgents: an agent after create${kind}Agent`],
      ] as const,
  ),
]

export const effectFaults: readonly Fault[] = rows.map(([operation, interaction]) => ({
  name: `${operation} does nothing, seen in ${interaction}`,
  operation,
  interaction,
  answer: (request) => pretend(operation, request),
  names: /body \$|status: |setup state change/,
}))
