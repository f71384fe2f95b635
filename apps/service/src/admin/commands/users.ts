import { eraseUser } from '../../accounts/privacy/eraseUser'
import { exportUser } from '../../accounts/privacy/exportUser'
import { readCompany } from '../../accounts/provisioning/companies'
import { checkUsers, importUsers } from '../../accounts/provisioning/importUsers'
import { ProvisioningError } from '../../accounts/provisioning/ProvisioningError'
import type { ManagedUser } from '../../accounts/provisioning/managedUsers'
import { listUsers, readManagedUser } from '../../accounts/provisioning/managedUsers'
import { addUser, moveUser, resendInvitation, setUserActive } from '../../accounts/provisioning/users'
import type { Answer, Command, Options } from './Command'
import { asTable, mostRows } from './Command'
import { idOf } from './companies'

const stateOf = ({ deactivated, activated }: ManagedUser) => {
  if (deactivated !== null) return 'deactivated'
  return activated ? 'active' : 'invited'
}

const answer = (users: readonly ManagedUser[], value: unknown): Answer => ({
  text: asTable([
    ['id', 'email', 'name', 'company', 'product', 'state'],
    ...users.map((user) => [
      user.id,
      user.email,
      user.name,
      `${user.company} (${user.companyId})`,
      user.administrator ? `${user.product ?? '-'} administrator` : user.product,
      stateOf(user),
    ]),
  ]),
  value,
})

const one = (user: ManagedUser) => answer([user], user)

function textIn(options: Options, name: string): string {
  const value = options[name]
  if (typeof value === 'string') return value
  throw new ProvisioningError(`--${name} is missing, so nothing was done.`)
}

/** `-` stands for no product. */
const productIn = ({ product }: Options) => (product === '-' || typeof product !== 'string' ? null : product)

export const userCommands: Readonly<Record<string, Command>> = {
  'users add': {
    takes: ['EMAIL'],
    options: {
      name: { type: 'string' },
      company: { type: 'string' },
      product: { type: 'string' },
      domain: { type: 'string' },
      administrator: { type: 'boolean' },
    },
    does: 'invites a user: --name NAME --company ID --domain dk|se|no [--product CODE] [--administrator]',
    run: async (context, [email = ''], options) => {
      const user = {
        email,
        name: textIn(options, 'name'),
        companyId: idOf(textIn(options, 'company')),
        domain: textIn(options, 'domain'),
        product: productIn(options),
        administrator: options['administrator'] === true,
      }
      return one(await context.db.transaction().execute((trx) => addUser(trx, context, user)))
    },
  },
  'users list': {
    takes: [],
    options: { company: { type: 'string' } },
    does: `lists users (--company ID), at most ${mostRows}`,
    run: async ({ db }, _args, { company }) => {
      const companyId = typeof company === 'string' ? (await readCompany(db, idOf(company))).id : undefined
      const users = await listUsers(db, { companyId }, mostRows)
      return answer(users, users)
    },
  },
  'users show': {
    takes: ['EMAIL'],
    does: 'shows a user',
    run: async ({ db }, [email = '']) => one(await readManagedUser(db, email)),
  },
  'users move': {
    takes: ['EMAIL'],
    options: { company: { type: 'string' }, product: { type: 'string' } },
    does: 'gives a user another company (--company ID) or product (--product CODE, "-" for none)',
    run: async (context, [email = ''], options) => {
      const { company, product } = options
      if (company === undefined && product === undefined)
        throw new ProvisioningError('Say where the user moves: --company ID or --product CODE.')
      const to = {
        companyId: typeof company === 'string' ? idOf(company) : undefined,
        product: product === undefined ? undefined : productIn(options),
      }
      return one(await context.db.transaction().execute((trx) => moveUser(trx, context, email, to)))
    },
  },
  'users deactivate': {
    takes: ['EMAIL'],
    does: 'signs a user out for good',
    run: async (context, [email = '']) =>
      one(await context.db.transaction().execute((trx) => setUserActive(trx, context, email, false))),
  },
  'users activate': {
    takes: ['EMAIL'],
    does: 'lets a deactivated user log in again',
    run: async (context, [email = '']) =>
      one(await context.db.transaction().execute((trx) => setUserActive(trx, context, email, true))),
  },
  'users resend': {
    takes: ['EMAIL'],
    does: 'mails the link that activates the account again',
    run: async (context, [email = '']) =>
      one(await context.db.transaction().execute((trx) => resendInvitation(trx, context, email))),
  },
  'users import': {
    takes: ['FILE'],
    options: { 'dry-run': { type: 'boolean' } },
    does: 'invites the users of a table (CSV: email, name, company, product, domain), all or nobody; --dry-run only checks',
    run: async (context, _args, options) => {
      const { db, input } = context
      if (options['dry-run'] === true) {
        const users = await checkUsers(db, input ?? '')
        return { text: `${users.length} users could be added. Nobody was.`, value: { dryRun: true, users } }
      }
      const users = await db.transaction().execute((trx) => importUsers(trx, context, input ?? ''))
      return answer(users, users)
    },
  },
  'users export': {
    takes: ['EMAIL'],
    does: 'prints everything that is stored about a user, as JSON',
    run: async ({ db }, [email = '']) => {
      const data = await exportUser(db, email)
      return { text: JSON.stringify(data, null, 2), value: data }
    },
  },
  'users erase': {
    takes: ['EMAIL'],
    options: { confirm: { type: 'string' } },
    does: 'erases a user for good (--confirm EMAIL); what colleagues share stays',
    run: async (context, [email = ''], { confirm }) => {
      if (typeof confirm !== 'string' || confirm.toLowerCase() !== email.toLowerCase())
        throw new ProvisioningError(
          `Erasing cannot be undone, so nothing was done. Type --confirm ${email} if you mean it.`,
        )
      const id = await context.db.transaction().execute((trx) => eraseUser(trx, context, email))
      return { text: `User ${id} was erased.`, value: { id } }
    },
  },
}
