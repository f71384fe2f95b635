import type { OcdsRelease } from '../../storage/records/OcdsRelease'

/** Whether a release (a published notice) has a document on the site of the Official Journal. */
export const isOfJournal = ({ tender }: OcdsRelease): boolean =>
  (tender?.documents ?? []).some(({ url }) => /^https?:\/\/ted\.europa\.eu\//.test(url ?? ''))
