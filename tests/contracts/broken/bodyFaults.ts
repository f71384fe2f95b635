import type { Fault } from './Fault'

const project = 'getProject: a project with everything on it'
const procurement = 'getProcurement: a procurement with everything on it'
const search = 'searchProjects: the first page of what a text finds'

export const bodyFaults: readonly Fault[] = [
  {
    name: 'a field is missing',
    interaction: project,
    corrupt: ({ body }) => delete body.phase.name,
    names: /\$\.phase.*name/,
  },
  {
    name: 'a field has another name',
    interaction: project,
    corrupt: ({ body }) => {
      body.building_start = body.buildingStart
      delete body.buildingStart
    },
    names: /buildingStart/,
  },
  {
    name: 'a number is a text',
    interaction: project,
    corrupt: ({ body }) => (body.budget = String(body.budget)),
    names: /\$\.budget/,
  },
  {
    name: 'a text is a number',
    interaction: project,
    corrupt: ({ body }) => (body.postalCode = Number(body.postalCode)),
    names: /\$\.postalCode/,
  },
  {
    name: 'a field is null that may not be',
    interaction: project,
    corrupt: ({ body }) => (body.name = null),
    names: /\$\.name/,
  },
  {
    name: 'a part is null that the state has filled',
    interaction: procurement,
    corrupt: ({ body }) => (body.offers = null),
    names: /\$\.offers/,
  },
  {
    name: 'a whole number has decimals',
    interaction: 'getCurrentUser: the user who is signed in',
    corrupt: ({ body }) => (body.id = 71.5),
    names: /\$\.id/,
  },
  {
    name: 'true and false are 1 and 0',
    interaction: project,
    corrupt: ({ body }) => (body.inProgress = 0),
    names: /\$\.inProgress/,
  },
  {
    name: 'true and false are texts',
    interaction: search,
    corrupt: ({ body }) => (body.countIsCapped = 'false'),
    names: /\$\.countIsCapped/,
  },
  {
    name: 'a day is written in the Danish way',
    interaction: project,
    corrupt: ({ body }) => (body.published = '01.10.2026'),
    names: /\$\.published/,
  },
  {
    name: 'a time has no offset',
    interaction: project,
    corrupt: ({ body }) => (body.lastUpdated = '2026-11-18T08:00:00'),
    names: /\$\.lastUpdated/,
  },
  {
    name: 'a time is a number of milliseconds',
    interaction: 'getNotifications: all news',
    corrupt: ({ body }) => (body[0].created = 1_700_000_000_000),
    names: /\$\[0\]\.created/,
  },
  {
    name: 'a choice has a value that nobody knows',
    interaction: 'getLists: the lists',
    corrupt: ({ body }) => (body[0].mailTime = 'hourly'),
    names: /\$\[0\]\.mailTime/,
  },
  {
    name: 'a choice is translated',
    interaction: procurement,
    corrupt: ({ body }) => (body.announcements[0].type = 'Rettelse'),
    names: /\$\.announcements\[0\]\.type/,
  },
  {
    name: 'a list is empty that the state has filled',
    interaction: 'getColleagues: the colleagues',
    corrupt: ({ body }) => (body.length = 0),
    names: /body \$: .*size/,
  },
  {
    name: 'a list is wrapped in an object',
    interaction: 'getLists: the lists',
    corrupt: (response) => (response.body = { lists: response.body }),
    names: /body \$: /,
  },
  {
    name: 'an object is wrapped in a list',
    interaction: 'getCurrentUser: the user who is signed in',
    corrupt: (response) => (response.body = [response.body]),
    names: /body \$: /,
  },
  {
    name: 'a list of lists is flat',
    interaction: project,
    corrupt: ({ body }) => (body.criteria[0].criteria = body.criteria[0].criteria.flat()),
    names: /\$\.criteria\[0\]\.criteria/,
  },
  {
    name: 'the second entry of a list is not like the first',
    interaction: 'getProcurementPhases: all of the reference data',
    corrupt: ({ body }) => delete body[1].icon,
    names: /\$\[1\].*icon/,
  },
  {
    name: 'a token is put into an object',
    interaction: 'authenticateLimitedAccess: a token for a code',
    corrupt: (response) => (response.body = { token: response.body }),
    names: /body \$: /,
  },
  {
    name: 'a yes is a no',
    interaction: 'hasSentTip: that a tip was sent',
    corrupt: (response) => (response.body = false),
    names: /body \$: /,
  },
  {
    name: 'what was saved is not what was sent',
    interaction: 'createList: a new list with a project',
    corrupt: ({ body }) => (body.name = body.name.toUpperCase()),
    names: /\$\.name/,
  },
  {
    name: 'paid details are answered to those who have not paid',
    interaction: 'getProcurement: a procurement without its paid details',
    corrupt: ({ body }) => (body.liable = 'Vejdirektoratet'),
    names: /\$\.liable/,
  },
  {
    name: 'the words of the vocabulary are null',
    interaction: 'getTranslations: the vocabulary in Danish',
    corrupt: ({ body }) => {
      for (const key of Object.keys(body)) body[key] = null
    },
    names: /body \$/,
  },
]
