import { Suspense, use } from 'react'
import { lazyPart } from '../../loading/lazyPart'
import { Mark } from './Mark'
import { UnseenScope } from './UnseenScope'

// Load this code separately, because few rows need it. In search results, the service sends which items are
// new or changed. Other rows, such as those of a list, need a request to find out.
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
