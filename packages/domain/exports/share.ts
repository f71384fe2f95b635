export { mailLink, shareLink } from '../src/share/shareLinks'
export { parseItemLink } from '../src/share/parseItemLink'
export type { LinkedItem } from '../src/share/parseItemLink'
