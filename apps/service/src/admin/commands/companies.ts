import {
  addCompany,
  listCompanies,
  readCompany,
  setCompanyEnded,
} from '../../accounts/provisioning/companies'
import type { Company } from '../../accounts/provisioning/companies'
import { ProvisioningError } from '../../accounts/provisioning/ProvisioningError'
import type { Answer, Command } from './Command'
import { asTable, mostRows } from './Command'

const answer = (companies: readonly Company[], value: unknown): Answer => ({
  text: asTable([
    ['id', 'name', 'users', 'ended'],
    ...companies.map(({ id, name, users, ended }) => [id, name, users, ended]),
  ]),
  value,
})

const one = (company: Company) => answer([company], company)

/** @throws ProvisioningError when a text is no id. */
export function idOf(text = ''): number {
  const id = Number(text)
  if (Number.isSafeInteger(id) && id > 0 && id < 2 ** 31) return id
  throw new ProvisioningError(`"${text}" is no id of a company. List them with "companies list".`)
}

export const companyCommands: Readonly<Record<string, Command>> = {
  'companies add': {
    takes: ['NAME'],
    does: 'adds a company that subscribes',
    run: async (context, [name = '']) =>
      one(await context.db.transaction().execute((trx) => addCompany(trx, context, name))),
  },
  'companies list': {
    takes: [],
    options: { name: { type: 'string' } },
    does: `lists companies (--name PART), at most ${mostRows}`,
    run: async ({ db }, _args, { name }) => {
      const companies = await listCompanies(db, typeof name === 'string' ? name : undefined, mostRows)
      return answer(companies, companies)
    },
  },
  'companies show': {
    takes: ['ID'],
    does: 'shows a company',
    run: async ({ db }, [id]) => one(await readCompany(db, idOf(id))),
  },
  'companies end': {
    takes: ['ID'],
    does: 'signs out its users, who cannot log in and get no mails from then on',
    run: async (context, [id]) =>
      one(await context.db.transaction().execute((trx) => setCompanyEnded(trx, context, idOf(id), true))),
  },
  'companies resume': {
    takes: ['ID'],
    does: 'lets an ended company go on',
    run: async (context, [id]) =>
      one(await context.db.transaction().execute((trx) => setCompanyEnded(trx, context, idOf(id), false))),
  },
}
