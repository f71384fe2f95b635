import type { Corrupt, Fault } from './Fault'

const searches = [
  ['projects', 'searchProjects', 'items'],
  ['procurements', 'searchProcurements', 'items'],
] as const
const companySearches = [
  ['companies', 'searchCompanies', 'items'],
  ['companies and roles', 'searchCompaniesAndRoles', 'companies'],
] as const

const reverse: Corrupt = ({ body }) => {
  for (const rows of [body.items, body.companies]) rows?.reverse()
}
const swap: Corrupt = ({ body }) => {
  for (const rows of [body.items, body.companies]) rows?.unshift(...rows.splice(1, 1))
}
const addRow: Corrupt = ({ body }) => {
  for (const rows of [body.items, body.companies]) rows?.push(rows[0])
}
const noRows: Corrupt = ({ body }) => {
  for (const rows of [body.items, body.companies]) if (rows !== undefined) rows.length = 0
}

type FaultRow = readonly [fault: string, rows: string, corrupt: Corrupt]

const faults: readonly FaultRow[] = [
  ['more rows than were asked for', 'a page of two', addRow],
  ['the second page is empty', 'the second page of two', noRows],
  ['the newest row comes last', 'by the last update, the newest first', reverse],
]

const itemFaults: readonly FaultRow[] = [
  ['an order by budget is turned around', 'by budget, the highest first', reverse],
  ['a rising order is ignored', 'by budget, the lowest first', reverse],
  ['an order by publication is ignored', 'by the day of publication, the newest first', swap],
  ['a filter of budgets is ignored', 'those of a budget', addRow],
  ['a filter of public items is ignored', 'those that are public', addRow],
  ['a count ignores the filters', 'those of a budget', ({ body }) => (body.count = 3)],
]

const faultOf = (
  [subject, operation, rows]: readonly [string, string, string],
  [fault, asked, corrupt]: FaultRow,
): Fault => ({
  name: `${fault} (${subject})`,
  interaction: `${operation}: three rows: ${asked}`,
  corrupt,
  names: fault.startsWith('a count') ? /\$\.count/ : new RegExp(String.raw`\$\.${rows}`),
})

const roles: readonly FaultRow[] = [
  ['the order of roles is turned around', 'the newest first', reverse],
  ['a rising order of roles is ignored', 'the oldest first', reverse],
  ['an order of roles by name is ignored', 'by the name of the item', swap],
  ['an order of roles by phase is ignored', 'by phase, the last first', swap],
  ['more roles than were asked for', 'a page of two', addRow],
  ['the second page of roles is the first', 'the second page of two', addRow],
]

export const rowFaults: readonly Fault[] = [
  ...searches.flatMap((search) => [...faults, ...itemFaults].map((fault) => faultOf(search, fault))),
  ...companySearches.flatMap((search) => faults.map((fault) => faultOf(search, fault))),
  ...roles.map(([name, asked, corrupt]) => ({
    name,
    interaction: `getCompanyRoles: the three roles of a company: ${asked}`,
    corrupt,
    names: /\$\.items/,
  })),
  {
    name: 'a filter of companies by role is ignored',
    interaction: 'searchCompanies: those of three companies that have a role',
    corrupt: addRow,
    names: /\$\.items/,
  },
  {
    name: 'more companies are suggested than were asked for',
    interaction: 'autocompleteCompanies: two of three companies whose names begin with a text',
    corrupt: ({ body }) => body.push(body[0]),
    names: /body \$: .*elements/,
  },
  {
    name: 'more procurements of a project than were asked for',
    interaction: 'getProcurementsByProject: two of the three procurements of a project',
    corrupt: ({ body }) => body.push(body[0]),
    names: /body \$: .*elements/,
  },
]
