import { switchTo } from '../locale/appOrigin'
import { nationalDomains } from '../locale/nationalDomain'
import type { ItemType } from '../items/ItemType'

/**
 * The item to which a link or number refers. The type is null for a number, which can be the id of an item of
 * any type.
 */
export interface LinkedItem {
  readonly type: ItemType | null
  readonly id: number
}

const maxId = 2_147_483_647

const withoutWww = (host: string) => host.replace(/^www\./, '')

/** Whether a link leads to this app: at its own address, or at that of another national domain (dk, se, no). */
function isOwnLink(link: URL, origin: string): boolean {
  const own = new URL(origin)
  const hosts = nationalDomains.flatMap((domain) => {
    const way = switchTo(domain, own.hostname)
    return way.kind === 'host' ? [way.hostname] : []
  })
  const isKnown = [own.hostname, ...hosts].map(withoutWww).includes(withoutWww(link.hostname))
  return isKnown && link.port === own.port
}

/**
 * Returns the item that a pasted link or number refers to. Returns null for other texts, and for links to
 * other sites.
 *
 * @param origin the origin of the app, such as `https://www.spadestik.dk`
 */
export function parseItemLink(pasted: string, origin: string): LinkedItem | null {
  const text = pasted.trim()
  const isLink = /^[a-z][a-z+.-]*:|^\/\//i.test(text)
  if (isLink && (!URL.canParse(text, origin) || !isOwnLink(new URL(text, origin), origin))) return null
  const [, type = null, digits = ''] =
    /^(?:[^?#]*)\/(?:print-)?(project|procurement|company)\/(\d{1,10})(?:[/?#].*)?$/.exec(text) ??
    /^()(\d{1,10})$/.exec(text) ??
    []
  const id = Number(digits)
  if (id < 1 || id > maxId) return null
  return { type: type === '' ? null : (type as ItemType | null), id }
}
