import { putAt } from './atPointer'
import type { Fault } from './Fault'

/** Faults of the body of a failure: `[interaction, property, value]`. */
const rows: readonly (readonly [interaction: string, property: string, value: unknown])[] = [
  ['getTip: what does not exist', 'kind', 'forbidden'],
  ['getProject: what does not exist', 'kind', 'serverError'],
  ['getProject: no project without views', 'kind', 'forbidden'],
  ['getListItems: what does not exist', 'kind', 'not_found'],
  ['createSession: no login with a wrong password', 'kind', 'forbidden'],
  ['updateEmail: no e-mail address of somebody else', 'kind', 'badRequest'],
  ['getLists: nothing when the token has expired', 'kind', 'signedOut'],
  ['getLists: nothing when another person has signed in to the account', 'kind', 'sessionEnded'],
  ['sendTip: no second tip about a role', 'status', 200],
  ['createNote: no note of blanks', 'status', 422],
  ['createList: no list without a name', 'title', null],
  ['createList: nothing for a user without a paid product', 'detail', { text: 'No' }],
]

export const problemFaults: readonly Fault[] = [
  ...rows.map(([interaction, property, value]) => ({
    name: `a failure has another ${property}: ${interaction}`,
    interaction,
    corrupt: (response: { body: unknown }) => putAt(response, `/${property}`, value),
    names: new RegExp(String.raw`\$\.${property}`),
  })),
  {
    name: 'a failure has an empty body',
    interaction: 'getContact: what does not exist',
    corrupt: (response) => (response.text = ''),
    names: /body .*empty/,
  },
  {
    name: 'a failure is plain JSON',
    interaction: 'getCompany: what does not exist',
    corrupt: ({ headers }) => (headers['content-type'] = 'application/json'),
    names: /problem\+json/,
  },
]
