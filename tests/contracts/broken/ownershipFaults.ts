import type { Fault } from './Fault'

const unpaid = 'getProcurement: a procurement without its paid details'
const colleagues = 'getColleagues: the colleagues'
const user = 'getCurrentUser: the user who is signed in'

export const ownershipFaults: readonly Fault[] = [
  {
    name: 'a log has the name of another list',
    interaction: 'getListUpdates: what has happened to what is on a list',
    corrupt: ({ body }) => (body.name = 'Broer'),
    names: /\$\.name/,
  },
  {
    name: 'another person is the user',
    interaction: user,
    corrupt: ({ body }) => (body.name = 'Jonas Kvist'),
    names: /\$\.name/,
  },
  {
    name: 'a login answers another person',
    interaction: 'createSession: a login',
    corrupt: ({ body }) => (body.name = 'Jonas Kvist'),
    names: /\$\.name/,
  },
  {
    name: 'an impersonation answers the administrator',
    interaction: 'impersonateUser: a login as a user',
    corrupt: ({ body }) => (body.name = 'Drift'),
    names: /\$\.name/,
  },
  {
    name: 'the notes of a project are those of a procurement',
    interaction: 'getProjectNotes: the notes on a project',
    corrupt: ({ body }) => (body[0].title = 'Spørgsmål til udbuddet'),
    names: /\$\[0\]\.title/,
  },
  {
    name: 'the notes of a procurement are those of a project',
    interaction: 'getProcurementNotes: the notes on a procurement',
    corrupt: ({ body }) => (body[0].title = 'Besøg på pladsen'),
    names: /\$\[0\]\.title/,
  },
  {
    name: 'a project comes with the notes of another item',
    interaction: 'getProject: a project with everything on it',
    corrupt: ({ body }) => (body.notes[0].title = 'Spørgsmål til udbuddet'),
    names: /\$\.notes\[0\]\.title/,
  },
  {
    name: 'another project than the one asked for',
    interaction: 'getProject: a project with everything on it',
    corrupt: ({ body }) => (body.name = 'Enghaven, helhedsplan'),
    names: /\$\.name/,
  },
  {
    name: 'another procurement than the one asked for',
    interaction: 'getProcurement: a procurement with everything on it',
    corrupt: ({ body }) => (body.name = 'Trekant B'),
    names: /\$\.name/,
  },
  {
    name: 'another company than the one asked for',
    interaction: 'getCompany: a company with everything about it',
    corrupt: ({ body }) => (body.companyName = 'Trekant B'),
    names: /\$\.companyName/,
  },
  {
    name: 'the roles of another company',
    interaction: 'getCompanyRoles: the roles of a company',
    corrupt: ({ body }) => (body.items[0].companyName = 'Trekant B'),
    names: /\$\.items\[0\]\.companyName/,
  },
  {
    name: 'another project is among the hidden ones',
    interaction: 'getHiddenItemDetails: the projects and procurements that are hidden',
    corrupt: ({ body }) => (body.projects[0].name = 'Trekant B'),
    names: /\$\.projects\[0\]\.name/,
  },
  {
    name: 'a colleague comes with the hash of a password',
    interaction: colleagues,
    corrupt: ({ body }) => (body[0].passwordHash = '$argon2id$v=19$'),
    names: /passwordHash/,
  },
  {
    name: 'a colleague comes with a token',
    interaction: colleagues,
    corrupt: ({ body }) => (body[0].token = 'eyJ'),
    names: /token/,
  },
  {
    name: 'the user comes with the hash of a password',
    interaction: user,
    corrupt: ({ body }) => (body.passwordHash = '$argon2id$v=19$'),
    names: /passwordHash/,
  },
  {
    name: 'the saved user comes with the hash of a password',
    interaction: 'updateCurrentUser: changes of the own account',
    corrupt: ({ body }) => (body.passwordHash = '$argon2id$v=19$'),
    names: /passwordHash/,
  },
  {
    name: 'those who have not paid see a role of the contracting authority',
    interaction: unpaid,
    corrupt: ({ body }) =>
      body.companyRoles.push({ ...body.companyRoles[0], companyName: 'Vejdirektoratet', role: { id: 2 } }),
    names: /\$\.companyRoles/,
  },
  {
    name: 'those who have not paid see whose image it is',
    interaction: unpaid,
    corrupt: ({ body }) => (body.coverImage.source = 'Vejdirektoratet'),
    names: /\$\.coverImage\.source/,
  },
  {
    name: 'those who have not paid see the date of a phase',
    interaction: unpaid,
    corrupt: ({ body }) => (body.procurementPhaseRecords[0].date = '2026-11-02'),
    names: /\$\.procurementPhaseRecords\[0\]\.date/,
  },
  {
    name: 'those who have not paid see the note of a role',
    interaction: unpaid,
    corrupt: ({ body }) => (body.companyRoles[0].note = 'Statik og brand'),
    names: /\$\.companyRoles\[0\]\.note/,
  },
]
