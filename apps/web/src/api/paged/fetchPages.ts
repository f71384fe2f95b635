import { limits } from '@spadestik/domain/limits'

/** Fetches the pages that contain the first rows of a list that is too long to be fetched as a whole. */
export const fetchPages = <Page>(
  rowCount: number,
  pageAt: (index: number) => Promise<Page>,
): Promise<Page[]> =>
  Promise.all(
    Array.from({ length: Math.ceil(rowCount / limits.listRowsPageSize) }, (_, index) => pageAt(index)),
  )
