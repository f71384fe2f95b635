import type { Fault, ProviderResponse } from './Fault'

/**
 * Faults of a service that loses or changes a value when it saves or returns the value. The contract
 * verification must report the property whose name or path is in `part`.
 */
const changes: readonly (readonly [name: string, interaction: string, part: string, value: unknown])[] = [
  ['a save turns a flag around', 'updateCurrentUser: changes of the own account', 'showPopups', true],
  ['a save forgets the phone number', 'updateCurrentUser: changes of the own account', 'phone', null],
  ['a list forgets its projects', 'createList: a new list with a project', 'projects', []],
  ['a list forgets its users', 'createList: a new list with a project', 'paUserIds', []],
  ['a list forgets when it mails', 'updateList: a list with another name and a project', 'mailTime', 'never'],
  [
    'a list keeps a company that was taken away',
    'updateList: a list with another name and a project',
    'companies',
    [1],
  ],
  ['a note forgets its project', 'createNote: a new note', 'projectId', null],
  ['a note forgets its users', 'createNote: a new note', 'paUserIds', []],
  ['a changed note keeps its old text', 'updateNote: a note with another text', 'text', 'Uge 50.'],
  ['a hidden item forgets its project', 'createHiddenItem: a project out of sight', 'projectId', null],
  [
    'a hidden item is not hidden for the user',
    'createHiddenItem: a project out of sight',
    'userIsOnList',
    false,
  ],
  ['a hidden item is not shared', 'updateHiddenItem: a project hidden for a colleague too', 'usersIds', [1]],
  ['a tip forgets its project', 'getTip: a tip', 'projectId', null],
  ['a name is null where a pattern is asked for', 'getProjectAgent: an agent', 'name', null],
  ['a name is a number where a pattern is asked for', 'getProcurementAgent: an agent', 'name', 7],
  ['the name of a list is null', 'updateList: a list with another name and a project', 'name', null],
  ['a choice is a number', 'getCompanyAgent: an agent', 'mailTime', 1],
  ['a project agent comes without its text', 'getProjectAgent: an agent', 'freeSearch', null],
  ['a project agent comes without its criteria', 'getProjectAgent: an agent', 'criteria', []],
  ['a project agent comes without its phases', 'getProjectAgent: an agent', 'projectPhases', []],
  ['a project agent comes without its budget', 'getProjectAgent: an agent', 'minBudget', null],
  [
    'a project agent comes without its relative start',
    'getProjectAgent: an agent',
    'startWithinQuarters',
    null,
  ],
  ['a procurement agent comes without its roles', 'getProcurementAgent: an agent', 'roles', []],
  ['a procurement agent comes without its deadline', 'getProcurementAgent: an agent', 'deadlineTo', null],
  ['a procurement agent comes without its types', 'getProcurementAgent: an agent', 'procurementTypes', []],
  ['a company agent comes without its countries', 'getCompanyAgent: an agent', 'countryIds', []],
  ['a company agent comes without its phases', 'getCompanyAgent: an agent', 'projectPhases', []],
  ['a saved agent turns a flag around', 'createProjectAgent: a new agent', 'allowUnspecifiedBudget', true],
  [
    'a saved agent loses a limit',
    'updateProcurementAgent: another name and other filters',
    'maxBudget',
    null,
  ],
  [
    'a saved agent loses its companies',
    'updateProjectAgent: another name and other filters',
    'companies',
    [],
  ],
  ['a saved company agent loses its text', 'createCompanyAgent: a new agent', 'freeSearch', null],
]

export const saveFaults: readonly Fault[] = [
  ...changes.map(([name, interaction, part, value]) => ({
    name,
    interaction,
    corrupt: ({ body }: ProviderResponse) => (body[part] = value),
    names: new RegExp(String.raw`\$\.${part}\b`),
  })),
  {
    name: 'a saved agent excludes what was included',
    interaction: 'createProcurementAgent: a new agent',
    corrupt: ({ body }) => (body.criteria[0].included = false),
    names: /\$\.criteria\[0\]\.included/,
  },
]
