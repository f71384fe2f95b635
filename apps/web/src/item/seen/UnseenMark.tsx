import { Suspense, use } from 'react'
import { lazyPart } from '../../api/client/lazyPart'
import { Mark } from './Mark'
import { UnseenScope } from './UnseenScope'

// Load this code separately, because few rows need it. Search results contain the new and changed items, but
// other rows, such as the rows of a list, need a request.
const FetchedMark = lazyPart(async () => (await import('./FetchedMark')).FetchedMark)

/** Marks a new or changed item in its row, with the latest change (D03). */
export function UnseenMark({ id }: { id: number }) {
  const rows = use(UnseenScope)
  if (rows === null) return null
  return 'ids' in rows ? (
    <Suspense>
      <FetchedMark items={rows} id={id} />
    </Suspense>
  ) : (
    <Mark unseen={rows.find((one) => one.id === id)} />
  )
}
