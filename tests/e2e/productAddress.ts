/**
 * Returns the address of the app that this worker tests. Each worker has its own app and service, because an
 * account has only one session. Tests must also not see the changes of other tests.
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
