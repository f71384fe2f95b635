/**
 * Where the product answers that this worker's journeys drive.
 * Each worker has one of its own: an account has one session, and what one journey changes another would see.
 */
export function productAddress(): string {
  const addresses = (process.env['PRODUCT_ADDRESSES'] ?? '').split(' ')
  const worker = Number(process.env['TEST_PARALLEL_INDEX'] ?? '0')
  const address = addresses[worker]
  if (address === undefined || address === '')
    throw new Error(
      `No product was started for worker ${worker}, so its journeys have nothing to drive. See globalSetup.ts.`,
    )
  return address
}
