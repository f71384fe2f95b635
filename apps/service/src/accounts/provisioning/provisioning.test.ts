import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runAdminCommand } from '../../admin/runAdminCommand'
import { adminContext } from '../../testing/adminContext'
import { demoPassword } from '../../testing/scenes/demoUsers'
import { mainEngines } from '../../testing/openTestDatabase'
import type { ServiceUnderTest } from '../../testing/setUpService'
import { setUpService } from '../../testing/setUpService'
import { hashPassword } from '../auth/passwords'

describe.each(mainEngines)('provisioning on %s', (engine) => {
  let service: ServiceUnderTest
  beforeAll(async () => {
    service = await setUpService(engine)
  })
  afterAll(() => service.close())

  const runWith = (input: string | null, ...words: string[]) =>
    runAdminCommand(adminContext(service.db, new Date(), input), words)
  const run = (...words: string[]) => runWith(null, ...words)
  const json = async (...words: string[]): Promise<unknown> => JSON.parse(await run(...words, '--json'))
  const companyId = async (name: string) => {
    const [company] = (await json('companies', 'list', '--name', name)) as { id: number }[]
    return String(company?.id)
  }
  /** Sets the password that the user would have chosen by the link in the mail. */
  const activate = async (email: string) => {
    const password_hash = await hashPassword(demoPassword)
    await service.db.updateTable('users').set({ password_hash }).where('email', '=', email).execute()
  }
  const login = (username: string) =>
    service.call('POST', '/auth', { body: { username, password: demoPassword } })
  const awake = async () =>
    (await service.db.selectFrom('awake_users').select('email').execute()).map(({ email }) => email)
  const ida = async () =>
    (
      await service.db.selectFrom('users').select('name').where('email', '=', 'ida@norrbygg.test').execute()
    ).at(0)
  const audit = async () => (await json('audit')) as { action: string; subject: string; before: unknown }[]

  test('[A03] a company, a product and a user are set up, and the user gets the link in the language of the domain', async () => {
    await run('companies', 'add', 'Norrbygg AB')
    await run(
      'products',
      'add',
      'se-all',
      '--name',
      'Allt i Sverige',
      '--paid',
      '--domains',
      'se',
      '--companies',
      'yes',
    )
    const id = await companyId('norrbygg')
    const user = await json(
      'users',
      'add',
      'Eva@Norrbygg.test',
      '--name=Eva Lind',
      `--company=${id}`,
      '--product=se-all',
      '--domain=se',
    )
    expect(user).toMatchObject({ email: 'eva@norrbygg.test', product: 'se-all', activated: false })
    const mail = await service.db
      .selectFrom('mails')
      .selectAll()
      .where('recipient', '=', 'eva@norrbygg.test')
      .executeTakeFirstOrThrow()
    expect(mail).toMatchObject({
      language: 'sv',
      domain_id: 8,
      content: { kind: 'activation', name: 'Eva Lind' },
    })
    const { token } = mail.content as unknown as { token: string }
    const body = { token, newPassword: demoPassword }
    expect((await service.call('PUT', '/pa-users/activate', { body })).statusCode).toBe(204)
    expect((await login('eva@norrbygg.test')).statusCode).toBe(401)
    const inSweden = await service.call('POST', '/auth', {
      domainId: 8,
      body: { username: 'eva@norrbygg.test', password: demoPassword },
    })
    expect(inSweden.json()).toMatchObject({ product: { name: 'Allt i Sverige', companyEnabled: true } })
  })

  test('[W06] a product that ends takes effect with the next call, and goes on when its day is moved', async () => {
    const token = await service.signIn('projects@demo.test')
    const paid = async () =>
      (await service.call('GET', '/pa-users', { token })).json<{ product: unknown }>().product
    expect(await paid()).not.toBeNull()
    const addList = async () => {
      const paUserIds = [service.scene.users.get('projects@demo.test')]
      const body = {
        name: 'Skoler',
        mailTime: 'never',
        projects: [],
        procurements: [],
        companies: [],
        paUserIds,
      }
      return (await service.call('POST', '/lists', { token, body })).statusCode
    }
    expect(await addList()).toBe(201)
    await run('products', 'set', 'demo-projects', '--to', '2020-01-31')
    expect(await paid()).toBeNull()
    expect(await addList()).toBe(403)
    expect((await service.call('GET', '/pa-users', { token })).json()).toMatchObject({
      endedProduct: { name: 'Spadestik Projekt', ended: '2020-01-31T23:00:00.000Z' },
    })
    expect(await json('products', 'show', 'demo-projects')).toMatchObject({ to: '2020-01-31' })
    await run('products', 'set', 'demo-projects', '--to', '-')
    expect(await paid()).not.toBeNull()
  })

  test('[Z06] agents and lists sleep while the product has ended, and wake up with it', async () => {
    expect(await awake()).toContain('basic@demo.test')
    await run('products', 'set', 'demo-basic', '--from', '2990-01-01')
    expect(await awake()).not.toContain('basic@demo.test')
    expect(await awake()).toContain('none@demo.test')
    await run('products', 'set', 'demo-basic', '--from', '-')
    expect(await awake()).toContain('basic@demo.test')
  })

  test('[W06] a deactivated user is signed out, cannot log in, and gets no mail', async () => {
    const token = await service.signIn('colleague@demo.test')
    await run('users', 'deactivate', 'colleague@demo.test')
    expect((await service.call('GET', '/pa-users', { token })).statusCode).toBe(482)
    expect((await login('colleague@demo.test')).statusCode).toBe(401)
    await service.call('POST', '/pa-users/passwordReset', { query: { email: 'colleague@demo.test' } })
    const mails = await service.db
      .selectFrom('mails')
      .select('id')
      .where('recipient', '=', 'colleague@demo.test')
      .execute()
    expect(mails).toEqual([])
    const paid = await service.signIn('paid@demo.test')
    const colleagues = (await service.call('GET', '/pa-users/company', { token: paid })).json<
      { email: string }[]
    >()
    expect(colleagues.map(({ email }) => email)).not.toContain('colleague@demo.test')
    await run('users', 'activate', 'colleague@demo.test')
    expect((await login('colleague@demo.test')).statusCode).toBe(200)
  })

  test('[W06] the users of a company that ends are signed out until it goes on', async () => {
    const token = await service.signIn('none@demo.test')
    const { companyId: id } = (await json('users', 'show', 'none@demo.test')) as { companyId: number }
    await run('companies', 'end', String(id))
    expect((await service.call('GET', '/pa-users', { token })).statusCode).toBe(482)
    expect((await login('none@demo.test')).statusCode).toBe(401)
    await run('companies', 'resume', String(id))
    expect((await login('none@demo.test')).statusCode).toBe(200)
  })

  test('[A04] who moves to another company leaves what the former colleagues share', async () => {
    await run('companies', 'add', 'Alene A/S')
    const name = 'Gitte Bro'
    const old = await companyId('norrbygg')
    for (const email of ['gitte@alene.test', 'hans@alene.test'])
      await run('users', 'add', email, '--name', name, '--company', old, '--domain', 'dk')
    const ids = (
      await service.db.selectFrom('users').select('id').where('name', '=', name).orderBy('email').execute()
    ).map(({ id }) => id)
    const lists = await service.db
      .insertInto('lists')
      .values(
        ['shared', 'own'].map((one) => ({
          name: one,
          mail_time: 'never' as const,
          changed: new Date().toISOString(),
        })),
      )
      .returning('id')
      .execute()
    const [gitte = 0, hans = 0] = ids
    const [shared, own] = lists.map(({ id }) => id)
    await sql`insert into list_users (list_id, user_id) values (${shared}, ${gitte}), (${shared}, ${hans}), (${own}, ${gitte})`.execute(
      service.db,
    )
    await run('users', 'move', 'gitte@alene.test', '--company', await companyId('alene'))
    const left = await service.db
      .selectFrom('list_users')
      .select('list_id')
      .where('user_id', '=', gitte)
      .execute()
    expect(left).toEqual([{ list_id: own }])
  })

  test('[A03] a table of users adds all of them or nobody, and a dry run adds nobody', async () => {
    const head = '\uFEFFemail;name;company;product;domain\n'
    const good = 'ida@norrbygg.test;"Ida; Berg";Norrbygg AB;se-all;se\n'
    const dry = await runWith(head + good, 'users', 'import', 'users.csv', '--dry-run')
    expect(dry).toBe('1 users could be added. Nobody was.')
    const bad = `${good}no-address;Bo;Norrbygg AB;;se\nina@x.test;Ina Holm;Nobody Ltd;;se\neva@norrbygg.test;Eva;Norrbygg AB;;se\n`
    await expect(runWith(head + bad, 'users', 'import', 'users.csv')).rejects.toThrow(
      /line 3: "no-address" is not an e-mail address: [^\n]+\n- line 4: No company is called "Nobody Ltd"\.\n- line 5: A user already has the address eva@norrbygg\.test\./,
    )
    expect(await ida()).toBeUndefined()
    await runWith(head + good, 'users', 'import', 'users.csv')
    expect(await ida()).toEqual({ name: 'Ida; Berg' })
  })

  const nextId = async () => {
    const { rows } = await sql<{ last: string }>`
      select coalesce(last_value, 0)::text as last from pg_sequences where sequencename = 'users_id_seq'`.execute(
      service.db,
    )
    return rows[0]?.last
  }

  test('[A03] a table is refused with every fault of every line, and a dry run uses up no ids', async () => {
    const head = 'email,name,company,product,domain\n'
    const lines = ['no-address,B,Nobody Ltd,nothing,fi', 'pia@x.test,Pia,Norrbygg AB,se-all,no']
    const twice = ['ole@x.test,Ole Dahl,Norrbygg AB,,se', 'Ole@x.test,O,Norrbygg AB,,se']
    const refusal = await runWith(
      head + [...lines, ...twice].join('\n'),
      'users',
      'import',
      'users.csv',
      '--dry-run',
    ).then(String, String)
    expect(refusal.split('\n- ').slice(1)).toEqual([
      expect.stringMatching(
        /^line 2: No company is called "Nobody Ltd"\. "no-address" is not an e-mail address: .* The name of no-address does not have 2 to 100 characters\. "fi" is no domain: use dk, se or no\. No product has the code "nothing"\./,
      ),
      expect.stringMatching(/^line 3: The product se-all does not cover the domain no,/),
      'line 5: Line 4 has the same address. The name of ole@x.test does not have 2 to 100 characters.',
    ])
    const many = Array.from({ length: 150 }, (_line, index) => `a${index},An,Norrbygg AB,,se`)
    await expect(runWith(head + many.join('\n'), 'users', 'import', 'users.csv')).rejects.toThrow(
      /line 101: [^\n]+\nand 50 more$/,
    )
    const before = await nextId()
    await runWith(`${head}${twice[0]}`, 'users', 'import', 'users.csv', '--dry-run')
    expect(await nextId()).toBe(before)
  })

  test.each(['eva@norrbygg.example', 'eva@norrbygg', '@norrbygg.test', 'e va@norrbygg.test'])(
    '[V02] %s is refused, because the contract has no such address and the user could not log in',
    async (address) => {
      const words = ['--name', 'Eva Lind', '--company', await companyId('norrbygg'), '--domain', 'se']
      await expect(run('users', 'add', address, ...words)).rejects.toThrow('is not an e-mail address')
    },
  )

  test('[A03] nobody is invited with a product that does not cover the domain, but administrators are', async () => {
    const words = ['--name', 'Nils Dahl', '--company', await companyId('norrbygg'), '--product', 'se-all']
    const add = (...more: string[]) => run('users', 'add', 'nils@norrbygg.test', ...words, ...more)
    await expect(add('--domain', 'dk')).rejects.toThrow('does not cover the domain dk')
    expect(await add('--domain', 'dk', '--administrator')).toContain('nils@norrbygg.test')
  })

  test('[A03] nobody is moved to a product that does not cover the domain, but administrators are', async () => {
    const company = ['--company', await companyId('norrbygg')]
    await run('users', 'add', 'mona@norrbygg.test', '--name', 'Mona Lund', '--domain', 'no', ...company)
    const move = (email: string) => run('users', 'move', email, '--product', 'se-all')
    await expect(move('mona@norrbygg.test')).rejects.toThrow(
      /se-all does not cover the domain no, .* add the domain with "products set se-all --domains"/,
    )
    expect(await json('users', 'show', 'mona@norrbygg.test')).toMatchObject({ product: null })
    expect(await move('nils@norrbygg.test')).toContain('se-all')
  })

  test('[A03] a product keeps the domains where its users begin or its companies sign in, which are named', async () => {
    const add = (code: string) =>
      run('products', 'add', code, '--name', 'Norden', '--paid', '--domains', 'se,no')
    await add('norden')
    await run('users', 'move', 'mona@norrbygg.test', '--product', 'norden')
    const set = (code: string) => run('products', 'set', code, '--domains', 'se')
    await expect(set('norden')).rejects.toThrow(
      '1 user begins on no and could not log in there. Move them to another product first: mona@norrbygg.test.',
    )
    await add('norden-2')
    const signIn = ['--client', 'a', '--domains', 'norrbygg.test', '--domain', 'no', '--product', 'norden-2']
    await runWith(
      'a secret',
      'sign-in',
      'set',
      await companyId('norrbygg'),
      '--issuer',
      'https://login.norrbygg.test',
      '--secret',
      'stdin',
      '--unchecked',
      ...signIn,
    )
    await expect(set('norden-2')).rejects.toThrow(
      /people of Norrbygg AB \(\d+\) get it at their first sign-in on no/,
    )
    await run('sign-in', 'remove', await companyId('norrbygg'))
    expect(await set('norden-2')).toContain('norden-2')
  })

  test('[W06] an invited user can be invited again, until the account is activated', async () => {
    await run('users', 'resend', 'ida@norrbygg.test')
    const count = await service.db
      .selectFrom('mails')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('recipient', '=', 'ida@norrbygg.test')
      .executeTakeFirstOrThrow()
    expect(Number(count.count)).toBe(2)
    await activate('ida@norrbygg.test')
    await expect(run('users', 'resend', 'ida@norrbygg.test')).rejects.toThrow('has set a password')
  })

  test('[W06] the audit log says who changed what, with the values before and after', async () => {
    await run('users', 'move', 'ida@norrbygg.test', '--product', '-')
    const [last] = await audit()
    expect(last).toMatchObject({
      actor: 'terminal anne',
      action: 'users.move',
      subject: 'user ida@norrbygg.test',
      before: { product: 'se-all' },
      after: { product: null },
    })
    const actions = new Set((await audit()).map(({ action }) => action))
    for (const action of [
      'companies.add',
      'companies.end',
      'products.add',
      'products.set',
      'users.add',
      'users.deactivate',
    ])
      expect(actions).toContain(action)
  })

  test.each([
    [['companies', 'add', 'x'], /has 2 to 200 characters/],
    [['companies', 'add', 'Norrbygg AB'], /already called "Norrbygg AB"/],
    [['companies', 'show', '99999'], /No company has the id 99999/],
    [['companies', 'show', 'one'], /"one" is no id/],
    [['products', 'add', 'Åben', '--name', 'Nyt', '--paid', '--domains', 'dk'], /the code "Åben"/],
    [['products', 'add', 'new', '--name', 'New', '--domains', 'dk'], /--paid or --basic/],
    [['products', 'add', 'new', '--name', 'New', '--paid', '--domains', 'de'], /de is no domain/],
    [['products', 'add', 'new', '--name', 'New', '--paid'], /covers no domain/],
    [
      ['products', 'add', 'new', '--name', 'New', '--paid', '--domains', 'dk', '--phases', '99'],
      /99 is no phase/,
    ],
    [['products', 'set', 'demo-basic', '--to', '2026-02-30'], /"2026-02-30" is no day/],
    [['products', 'set', 'demo-basic', '--from', '2026-02-02', '--to', '2026-02-01'], /end before it begins/],
    [['products', 'set', 'nothing', '--name', 'New'], /No product has the code "nothing"/],
    [['users', 'add', 'a@b.test', '--name', 'An', '--company', '1'], /--domain is missing/],
    [
      ['users', 'add', 'paid@demo.test', '--name', 'Anne', '--company', '1', '--domain', 'dk'],
      /already has the address/,
    ],
    [['users', 'move', 'paid@demo.test'], /--company ID or --product CODE/],
    [['users', 'deactivate', 'nobody@demo.test'], /No user has the address/],
    [['users', 'list', '--company', '99999'], /No company has the id 99999/],
    [['users', 'list', '--colour', 'red'], /^Unknown option '--colour', so nothing was done\.$/],
  ])('[W06] %j is refused with a reason, and changes nothing', async (words, reason) => {
    const before = (await audit()).length
    await expect(run(...words)).rejects.toThrow(reason)
    expect((await audit()).length).toBe(before)
  })
})
