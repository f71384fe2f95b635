import { runAdminCommand } from '../../admin/runAdminCommand'
import type { Config } from '../../server/operations/Config'
import { adminContext } from '../adminContext'
import type { engines } from '../openTestDatabase'
import { setUpService } from '../setUpService'
import { companySignIn } from './companySignIn'
import type { TestPerson } from './startProvider'
import { startProvider } from './startProvider'

export const clientSecret = 'the secret of the client'

/** The person who signs in first. */
export const eva: TestPerson = {
  sub: 'eva',
  email: 'Eva.Lind@norrbygg.test',
  email_verified: true,
  name: 'Eva Lind',
}

const clientOf = (id: number) => ({
  id: `client-${id}`,
  secret: clientSecret,
  redirectUris: [`http://localhost/sign-in/${id}`],
})

/**
 * Sets up a service, and a company `Norrbygg AB` that signs in at a provider. A second company, `Fjordlund A/S`, is
 * known there too, and signs in nowhere yet.
 */
export async function setUpSignIn(
  engine: (typeof engines)[number],
  { hasClaimsInToken = false, ...changes }: Partial<Config> & { readonly hasClaimsInToken?: boolean } = {},
) {
  const service = await setUpService(engine, changes)
  const at = companySignIn(service, changes)
  const admin = (...words: string[]) => runAdminCommand(adminContext(service.db, new Date()), words)
  const add = async (name: string) =>
    (JSON.parse(await admin('companies', 'add', name, '--json')) as { id: number }).id
  const [norrbygg, fjordlund] = [await add('Norrbygg AB'), await add('Fjordlund A/S')]
  const provider = await startProvider({
    clients: [clientOf(norrbygg), clientOf(fjordlund)],
    person: eva,
    hasClaimsInToken,
  })
  /** Lets a company sign in at a provider, by default this one. */
  const set = (id: number, domains: string, ...more: string[]) => {
    const usual = ['--issuer', provider.issuer, '--client', `client-${id}`, '--domain', 'dk']
    return at.set(id, clientSecret, ...usual, '--product', 'demo-complete', '--domains', domains, ...more)
  }
  await set(norrbygg, 'norrbygg.test,norrbygg.example')
  /** Signs somebody in at the provider and at the service. */
  const enter = async (person: TestPerson, email = String(person['email'])) => {
    provider.person = person
    const { result } = await at.signIn(email)
    return result.startsWith('token.') ? at.finish(result) : result
  }
  const close = async () => {
    await provider.stop()
    await service.close()
  }
  return { ...at, setSecret: at.set, service, provider, norrbygg, fjordlund, admin, set, enter, close }
}

export type SignInUnderTest = Awaited<ReturnType<typeof setUpSignIn>>
