export { mailLink, parseItemLink, shareLink } from '../src/share/shareLinks'
export type { LinkedItem } from '../src/share/shareLinks'
