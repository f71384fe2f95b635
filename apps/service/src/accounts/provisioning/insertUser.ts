import { emailProblem } from '@spadestik/domain/validation'
import type { Kysely, Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import { domains } from '../../reference/domains'
import { readCompany } from './companies'
import { ProvisioningError } from './ProvisioningError'
import type { Rule } from './requireAll'
import { requireAll } from './requireAll'

/** A user who is added. */
export interface UserToInsert {
  readonly email: string
  readonly name: string
  readonly companyId: number
  /** Null without a subscription. */
  readonly productId: number | null
  /** The national domain where the user begins. Its language is that of the mails. */
  readonly domainId: number
  readonly administrator: boolean
}

/** The most characters of a wrong address that a refusal repeats. */
const shownAddress = 254

const cleaned = ({ email, name }: Pick<UserToInsert, 'email' | 'name'>) => ({
  email: email.trim().toLowerCase(),
  name: name.trim(),
})

const takenError = (email: string) =>
  new ProvisioningError(`A user already has the address ${email}.`, 'conflict', 'email')

async function requireAddress(db: Kysely<Database>, email: string): Promise<void> {
  // The contract has the same rule, so an account with another address could not be read.
  if (emailProblem(email) !== null)
    throw new ProvisioningError(
      `"${email.slice(0, shownAddress)}" is not an e-mail address: a name, one @, and a domain whose last part has 2 to 6 letters.`,
      'badRequest',
      'email',
    )
  const taken = await db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirst()
  if (taken !== undefined) throw takenError(email)
}

function requireName(email: string, name: string): void {
  if (name.length >= 2 && name.length <= 100) return
  throw new ProvisioningError(
    email === ''
      ? 'The name does not have 2 to 100 characters.'
      : `The name of ${email.slice(0, shownAddress)} does not have 2 to 100 characters.`,
    'badRequest',
    'name',
  )
}

async function requireRunning(db: Kysely<Database>, companyId: number): Promise<void> {
  const company = await readCompany(db, companyId)
  if (company.ended !== null)
    throw new ProvisioningError(`${company.name} has ended, so it gets no users.`, 'conflict', 'companyId')
}

/** The rules for a user who is inserted, each of which throws a ProvisioningError. */
export function rulesOfUser(
  db: Kysely<Database>,
  typed: Pick<UserToInsert, 'email' | 'name'> & { readonly companyId: number | null },
): readonly Rule[] {
  const { email, name } = cleaned(typed)
  const { companyId } = typed
  return [
    () => requireAddress(db, email),
    () => requireName(email, name),
    ...(companyId === null ? [] : [() => requireRunning(db, companyId)]),
  ]
}

/**
 * Inserts a user without a password, and returns the id.
 *
 * @throws ProvisioningError when the address is taken, or a value makes no sense.
 */
export async function insertUser(trx: Transaction<Database>, typed: UserToInsert): Promise<number> {
  const { companyId, productId, domainId, administrator } = typed
  const { email, name } = cleaned(typed)
  await requireAll(rulesOfUser(trx, typed))
  const domain = domains.find((one) => one.domain.id === domainId)?.domain
  if (domain === undefined)
    throw new ProvisioningError(`${domainId} is no national domain.`, 'badRequest', 'domain')
  const row = await trx
    .insertInto('users')
    .values({
      email,
      name,
      phone: null,
      position: null,
      subscriber_id: companyId,
      product_id: productId,
      is_administrator: administrator,
      password_hash: null,
      domain_id: domain.id,
      language_id: domain.languageId,
      is_home_known: true,
    })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('id')
    .executeTakeFirst()
  if (row !== undefined) return row.id
  // Somebody else has added it meanwhile.
  throw takenError(email)
}
