import type { OcdsRelease } from '../../storage/records/OcdsRelease'
import { publicationNumber } from '../../reference/publicationNumber'

const replacesOf = ({ x_notice: notice }: OcdsRelease): readonly string[] =>
  (notice?.replaces ?? []).map((text) => publicationNumber(text) ?? text.toLowerCase())

/** The number in the Official Journal of a release, which is the id of a release that was not read from eForms. */
const publicationOf = ({ id, x_notice: notice }: OcdsRelease): string | null =>
  notice ? (notice.publication ?? null) : publicationNumber(id)

const noticeOf = ({ id }: OcdsRelease) => /^(.*)-(\d+)$/.exec(id)

/** Whether a release is a later version of the same notice. */
function isLaterVersion(one: OcdsRelease, other: OcdsRelease): boolean {
  if (!one.x_notice || !other.x_notice) return false
  const [, notice, version] = noticeOf(one) ?? []
  const [, otherNotice, otherVersion] = noticeOf(other) ?? []
  return notice !== undefined && notice === otherNotice && Number(version) > Number(otherVersion)
}

/**
 * Whether a release replaces another one as a whole. A change of eForms is a complete notice, and what it leaves
 * out is gone. What was planned does not count once the purchase is open.
 */
function isReplacedBy(release: OcdsRelease, other: OcdsRelease, isLater: boolean): boolean {
  const { x_notice: notice } = other
  if (!notice || other === release) return false
  if (isLaterVersion(other, release)) return true
  const publication = publicationOf(release)
  const replaced = replacesOf(other)
  if (replaced.some((id) => id === release.id.toLowerCase() || id === publication)) return true
  // The same notice, once as a release of the standard.
  if (!release.x_notice) return publication !== null && publication === notice.publication
  if (release.x_notice.stage === 'planning' && notice.stage !== 'planning') return true
  return isLater && replacesOf(release).some((id) => replaced.includes(id))
}

/**
 * Returns the releases (published notices) of one purchase that no other one replaces as a whole.
 *
 * @param ordered the releases, the oldest first
 */
export const withoutReplaced = (ordered: readonly OcdsRelease[]): OcdsRelease[] =>
  ordered.some(({ x_notice: notice }) => notice)
    ? ordered.filter(
        (release, index) =>
          !ordered.some((other, otherIndex) => isReplacedBy(release, other, otherIndex > index)),
      )
    : [...ordered]
