import { lotTitles } from './lots'
import { partyOf } from './organizations'
import type { Note } from '../release/ReleaseFault'
import type { OcdsAward, OcdsParty, OcdsRelease } from '../../storage/records/OcdsRelease'

export interface Winner {
  readonly party: OcdsParty
  /** The name of what was won. Null if it has none. */
  readonly note: string | null
  readonly date: string | null
}

const isWon = (award: OcdsAward, { contracts }: OcdsRelease) =>
  (award.status ?? 'active') === 'active' ||
  // A contract was signed, although the publisher did not update the award.
  (award.status === 'pending' &&
    (contracts ?? []).some(
      ({ awardID, status }) =>
        awardID === award.id && awardID != null && (status === 'active' || status === 'terminated'),
    ))

export const winningAwards = (release: OcdsRelease): OcdsAward[] =>
  (release.awards ?? []).filter((award) => isWon(award, release))

/** Returns the winners of one award: its suppliers, or else the tenderers of the bids that won. */
export function winnersOfAward(
  release: OcdsRelease,
  award: OcdsAward,
  note: Note = () => undefined,
): Winner[] {
  const suppliers = award.suppliers ?? []
  const bids = suppliers.length > 0 ? [] : (release.bids?.details ?? [])
  const tenderers = (award.relatedBids ?? []).flatMap(
    (id) => bids.find((bid) => bid.id === id)?.tenderers ?? [],
  )
  const title = award.title?.trim() || lotTitles(release.tender, award.relatedLots ?? []).join(' · ')
  return (suppliers.length > 0 ? suppliers : tenderers).flatMap((reference): Winner[] => {
    const party = partyOf(release, reference)
    if ((party.name ?? '').trim() === '') {
      note('awards/suppliers', `"${reference.id ?? ''}" has no name and is not among the parties`)
      return []
    }
    return [{ party, note: title || null, date: award.date ?? null }]
  })
}

/**
 * Returns the winners of a release (a published notice): those of its awards. If no award names any, returns the
 * parties that are suppliers.
 */
export function winnersOf(release: OcdsRelease, note: Note = () => undefined): Winner[] {
  const awards = winningAwards(release)
  const winners = awards.flatMap((award) => winnersOfAward(release, award, note))
  const areNamed = awards.some(({ suppliers, relatedBids }) => suppliers?.length || relatedBids?.length)
  if (areNamed || awards.length === 0) return winners
  const suppliers = (release.parties ?? []).filter(({ roles }) => roles?.includes('supplier'))
  if (suppliers.length === 0) note('awards', 'name no supplier')
  return suppliers.map((party) => ({ party, note: null, date: null }))
}
