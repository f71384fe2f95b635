/**
 * Returns the address of the app that this worker tests. Workers cannot share an app and service, because
 * each account has only one session, and tests would see each other's changes.
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
