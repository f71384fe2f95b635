import { addProduct, setProduct } from '../../accounts/provisioning/products'
import type { Handler } from '../../contract/Operation'
import { administer } from './administer'
import { asManagedProduct } from './asManaged'

/** Where a request has the terms of a product. */
const placesIn = (terms: string) =>
  Object.fromEntries(['name', 'phases', 'domains', 'from', 'to'].map((name) => [name, `${terms}/${name}`]))

export const createManagedProduct: Handler<'createManagedProduct'> = async (call) =>
  administer(call, { code: '/body/code', ...placesIn('/body/terms') }, async (trx, by) => {
    const { code, terms } = call.body
    return asManagedProduct(await addProduct(trx, by, { ...terms, code }))
  })

export const changeManagedProduct: Handler<'changeManagedProduct'> = async (call) =>
  administer(call, placesIn('/body/to'), async (trx, by) => {
    const { path, body } = call
    return asManagedProduct(await setProduct(trx, by, path.code, body.to, body.from))
  })
