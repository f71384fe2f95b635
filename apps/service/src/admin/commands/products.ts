import type { Product } from '../../accounts/provisioning/productTerms'
import { addProduct, listProducts, readProduct, setProduct } from '../../accounts/provisioning/products'
import { ProvisioningError } from '../../accounts/provisioning/ProvisioningError'
import { projectPhases } from '../../reference/projectPhases'
import type { Answer, Command, Options } from './Command'
import { asTable } from './Command'

const answer = (products: readonly Product[], value: unknown): Answer => ({
  text: asTable([
    ['code', 'name', 'kind', 'companies', 'phases', 'domains', 'from', 'to'],
    ...products.map(({ code, name, paid, companies, phases, domains, from, to }) => [
      code,
      name,
      paid ? 'paid' : 'basic',
      companies ? 'yes' : 'no',
      phases.join(','),
      domains.join(','),
      from,
      to,
    ]),
  ]),
  value,
})

const one = (product: Product) => answer([product], product)

const productOptions = {
  name: { type: 'string' },
  paid: { type: 'boolean' },
  basic: { type: 'boolean' },
  companies: { type: 'string' },
  phases: { type: 'string' },
  domains: { type: 'string' },
  from: { type: 'string' },
  to: { type: 'string' },
} as const

const listOf = (text: string) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')

function yesOrNo(text: string): boolean {
  if (text === 'yes' || text === 'no') return text === 'yes'
  throw new ProvisioningError(`--companies is "${text}". Use yes or no.`)
}

/** `-` takes a day away. */
const dayOf = (text: string) => (text === '-' ? null : text)

function changesIn({ name, paid, basic, companies, phases, domains, from, to }: Options) {
  if (paid === true && basic === true) throw new ProvisioningError('A product is paid or basic, not both.')
  return {
    ...(typeof name === 'string' ? { name } : {}),
    ...(paid === true || basic === true ? { paid: paid === true } : {}),
    ...(typeof companies === 'string' ? { companies: yesOrNo(companies) } : {}),
    ...(typeof phases === 'string' ? { phases: listOf(phases).map(Number) } : {}),
    ...(typeof domains === 'string' ? { domains: listOf(domains) } : {}),
    ...(typeof from === 'string' ? { from: dayOf(from) } : {}),
    ...(typeof to === 'string' ? { to: dayOf(to) } : {}),
  }
}

export const productCommands: Readonly<Record<string, Command>> = {
  'products add': {
    takes: ['CODE'],
    options: productOptions,
    does: 'adds a product: --name NAME --paid|--basic --domains dk,se [--companies yes|no] [--phases 1,2] [--from DAY] [--to DAY]',
    run: async (context, [code = ''], options) => {
      const { name = '', paid, ...changes } = changesIn(options)
      if (paid === undefined) throw new ProvisioningError('Say what the product is: --paid or --basic.')
      const product = {
        code,
        companies: false,
        phases: projectPhases.map(({ id }) => id),
        domains: [],
        from: null,
        to: null,
        ...changes,
        name,
        paid,
      }
      return one(await context.db.transaction().execute((trx) => addProduct(trx, context, product)))
    },
  },
  'products list': {
    takes: [],
    does: 'lists products',
    run: async ({ db }) => {
      const products = await listProducts(db)
      return answer(products, products)
    },
  },
  'products show': {
    takes: ['CODE'],
    does: 'shows a product',
    run: async ({ db }, [code = '']) => one(await readProduct(db, code)),
  },
  'products set': {
    takes: ['CODE'],
    options: productOptions,
    does: 'changes a product, with the options of "products add"; "-" takes a day away',
    run: async (context, [code = ''], options) =>
      one(
        await context.db.transaction().execute((trx) => setProduct(trx, context, code, changesIn(options))),
      ),
  },
}
