/**
 * Returns the address of the product (the app and its service) that this worker tests. Workers cannot share a
 * product, because each account has only one session. Tests would also see each other's changes.
 */
export function productAddress(): string {
  const addresses = (process.env['PRODUCT_ADDRESSES'] ?? '').split(' ')
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? '0')
  const address = addresses[worker]
  if (address === undefined || address === '')
    throw new Error(
      `No product was started for worker ${worker}, so its tests cannot run. See globalSetup.ts.`,
    )
  return address
}
