import { emailProblem } from '@spadestik/domain/validation'
import type { Transaction } from 'kysely'
import type { Database } from '../../storage/Database'
import { domains } from '../../reference/domains'
import { readCompany } from './companies'
import { ProvisioningError } from './ProvisioningError'

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

/**
 * Inserts a user without a password, and returns the id.
 *
 * @throws ProvisioningError when the address is taken, or a value makes no sense.
 */
export async function insertUser(trx: Transaction<Database>, typed: UserToInsert): Promise<number> {
  const { companyId, productId, domainId, administrator } = typed
  const [email, name] = [typed.email.trim().toLowerCase(), typed.name.trim()]
  // The contract has the same rule, so an account with another address could not be read.
  if (emailProblem(email) !== null)
    throw new ProvisioningError(
      `"${email.slice(0, shownAddress)}" is not an e-mail address: a name, one @, and a domain whose last part has 2 to 6 letters.`,
      'badRequest',
      'email',
    )
  if (name.length < 2 || name.length > 100)
    throw new ProvisioningError(
      `The name of ${email} does not have 2 to 100 characters.`,
      'badRequest',
      'name',
    )
  const domain = domains.find((one) => one.domain.id === domainId)?.domain
  if (domain === undefined)
    throw new ProvisioningError(`${domainId} is no national domain.`, 'badRequest', 'domain')
  const company = await readCompany(trx, companyId)
  if (company.ended !== null)
    throw new ProvisioningError(`${company.name} has ended, so it gets no users.`, 'conflict', 'companyId')
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
  throw new ProvisioningError(`A user already has the address ${email}.`, 'conflict', 'email')
}
